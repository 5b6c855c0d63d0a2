/**
 * The commonest words of some languages, by their codes (ISO 639): those that hardly a sentence is without. A word can stand in several
 * lists; it then tells these languages from the others.
 */
export const COMMON_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(`the of and to in is that it was for on are with as be at this have from or by not but what all were when we there can an
    your which their said if do will each about how up out them then she many some so these would other into has more her two him see
    could no make than been its who now my over did down only may must should does any before after because while vehicle vehicles i you
    he they a`),
  es: words(`el la los las de del que y en un una es no se por con para su sus al lo como más pero le ha me si sin sobre este esta estos
    estas entre cuando muy ya también fue puede pueden debe deben hay ser son está están hasta desde todo nos durante vehículo vehículos
    o a`),
  fr: words(`le la les de des du que et en un une est ne pas se par avec pour sur son sa ses au aux ce cette ces dans qui il elle nous vous
    mais ou où plus sans peut peuvent doit doivent être sont été ont lors si leur leurs comme tout qu véhicule véhicules à`),
  de: words(`der die das den dem des und in ist nicht ein eine einen einem einer zu von mit für auf im am sich es an als auch bei nach wie
    aus wenn nur war oder sie er wird werden kann können muss müssen sind vor durch über bis zum zur vom noch dass wurde wurden hat haben
    fahrzeug fahrzeuge`),
  it: words(`il lo la i gli le di del della dei delle che e è in un una non si per con su sul sulla da dal dalla al alla ma come più sono
    può possono deve devono essere ha hanno anche se nel nella questo questa quando o a veicolo veicoli`),
  pt: words(`o a os as de do da dos das que e em um uma é não se por com para seu sua seus suas ao à no na nos nas como mais mas foi pode
    podem deve devem ser são está estão há até sem sobre quando também ou isso este esta veículo veículos`),
  nl: words(`de het een en van in is niet dat die te op met voor zijn er aan om ook als bij naar uit wordt worden kan kunnen moet moeten
    door over of maar dan nog tot deze dit geen heeft hebben was voertuig voertuigen`),
  sv: words(`och att det i en ett är som på för av med den till inte har de om var kan ska måste från eller vid men så vara när utan blir
    fordon fordonet`),
  pl: words(`i w nie na się z do to że jest o jak po za od przez ale dla może mogą być są oraz ten ta te które który która przy lub gdy
    należy pojazd pojazdu pojazdy`),
  tr: words(`ve bir bu da de için ile olan olarak çok daha ne gibi kadar olabilir değil veya her ama sonra araç aracın araçlar`),
  vi: words(`và của là có không được các cho trong một với những người khi này đã để từ hoặc có thể xe phải bị`),
  tl: words(`ang ng sa na mga at ay hindi para kung ito may ni si o nang upang dapat maaaring sasakyan`),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
