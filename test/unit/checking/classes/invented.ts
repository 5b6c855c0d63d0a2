import type { RecordDocument } from '../../../../lib/checking/document.ts';
import { createRandom, type Random, seedOf } from './random.ts';

/** Invented documents in the language of recalls and bulletins: no car, maker or event in them exists. */
export function inventedDocuments(count: number, seed: number): RecordDocument[] {
  return Array.from({ length: count }, (_, index) => inventedDocument(index, createRandom(seedOf(seed, `document ${index}`))));
}

function inventedDocument(index: number, random: Random): RecordDocument {
  const facts = { make: random.pick(MAKES), model: random.pick(MODELS) };
  const sentences = shuffled(TEMPLATES, random).map((template) => template(random, facts));
  const paragraphs: string[] = [];
  while (sentences.length > 0) paragraphs.push(sentences.splice(0, random.from(3, 7)).join(' '));
  const id = `MC-${99_100_000 + index}`;
  return {
    id,
    ids: [id],
    kind: 'communication',
    makerNumber: `99-${100 + index}`,
    title: `${facts.make} ${facts.model}: ${random.pick(PARTS)} ${random.pick(['check', 'update', 'replacement'])} (fictional ${index})`,
    status: 'active',
    published: '2024-02-14',
    texts: [{ name: 'body', text: paragraphs.join('\n\n') }],
    complete: true,
    revision: `invented-${index}`,
    readAt: '2026-09-22T10:00:00Z',
    scope: { make: facts.make, model: facts.model, years: [], excludedTrims: [] },
    contradictions: [],
  };
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random.from(0, last);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

interface Facts {
  make: string;
  model: string;
}

const MAKES = ['Halden', 'Larkin', 'Orsova', 'Tamarack', 'Vireo'];
const MODELS = ['Meridian', 'TR-5', 'Brisa', 'Cordell', 'K-Line'];
const PARTS = [
  'horn',
  'lamp',
  'seat belt',
  'fuel pump',
  'steering shaft',
  'parking brake',
  'mirror',
  'wiper motor',
  'door latch',
  'tailgate',
];
const PLACES = ['Duluth', 'Tucson', 'Marquette', 'Savannah', 'Boise', 'Yonkers', 'Laredo'];
const MONTHS = ['January', 'February', 'April', 'June', 'July', 'September', 'October', 'November'];
const COUNT_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'twelve'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const ROMANS = ['II', 'III', 'IV', 'VI', 'VII', 'IX'];

const thousands = (random: Random) => `${random.from(1, 98)},${String(random.from(0, 999)).padStart(3, '0')}`;
const decimal = (random: Random) => `${random.from(1, 9)}.${random.from(1, 9)}`;
const two = (random: Random) => String(random.from(11, 98));
const years = (random: Random) => {
  const first = random.from(2009, 2016);
  return `${first}-${first + random.from(2, 6)}`;
};
const date = (random: Random) => `${random.pick(MONTHS)} ${random.from(1, 28)}, ${random.from(2011, 2023)}`;
const code = (random: Random) => `${random.pick(['P', 'B', 'C', 'U'])}${random.from(0, 2)}${random.from(100, 999)}`;
const part = (random: Random) => `${random.from(10_000, 98_999)}-${random.pick(['TRA', 'K5C', 'HLD'])}-${random.from(100, 989)}`;

/** Each stands once in a document, so that no two of its sentences are alike. */
const TEMPLATES: readonly ((random: Random, facts: Facts) => string)[] = [
  (r, f) => `${f.make} is recalling ${thousands(r)} model year ${years(r)} ${f.model} vehicles built at its ${r.pick(PLACES)} plant.`,
  (r) => `The ${r.pick(PARTS)} may fail without warning when the outside temperature drops below -${two(r)}°C.`,
  (r) => `In ${two(r)}% of the vehicles that were inspected, the connector had not been fully seated during assembly.`,
  (r) => `Tests at ${two(r)} mph showed that the vehicle could drift toward the right shoulder of the road.`,
  (r) => `Do not tighten the flange bolts to more than ${decimal(r)} N·m, because the aluminum threads are easily damaged.`,
  (r) => `The clearance between the rotor and the shield should be at least ${decimal(r)} mm on the left side.`,
  (r) =>
    `Owners have reported that the warning lamp "comes and goes" while the engine is cold.`.replace(
      'cold',
      r.pick(['cold', 'idling', 'warming up']),
    ),
  (r, f) =>
    `The ${f.model}'s control unit stores the code ${code(r)} whenever the signal is lost for ${COUNT_WORDS[r.from(0, 8)]} seconds.`,
  (r) => `Dealers will inspect the ${r.pick(PARTS)} and, if necessary, replace it free of charge.`,
  (r) => `The first notices were mailed on ${date(r)}, and the second phase begins in ${r.pick(MONTHS)}.`,
  (r) =>
    `If the insulator is damaged, the sensor must be replaced together with its harness and both clips.`.replace(
      'insulator',
      r.pick(['insulator', 'shield', 'sleeve', 'bracket']),
    ),
  (r) => `A technician shall never disconnect the battery while the self-test of the ${r.pick(PARTS)} is running.`,
  (r) =>
    `The supplier changed the resin in ${r.pick(MONTHS)} ${r.from(2011, 2019)}, which reduced the strength of the housing by ${two(r)}%.`,
  (r) =>
    `Vehicles with the tow package are unaffected, since their wiring is routed behind the frame rail.`.replace(
      'tow package',
      r.pick(['tow package', 'sport package', 'cold-weather package']),
    ),
  (r) =>
    `An unexpected release of the parking brake could allow the vehicle to roll away, increasing the risk of injury to ${r.pick(['bystanders', 'pedestrians', 'occupants'])}.`,
  (r) => `The labor allowance is ${decimal(r)} hours for the front door and ${decimal(r)} hours for the rear door.`,
  (r) => `Repairs made before ${date(r)} are reimbursed up to $${r.from(2, 9)}50 when a receipt is sent in.`,
  (r) => `The agency received ${two(r)} complaints, ${COUNT_WORDS[r.from(0, 8)]} of which describe a crash at low speed.`,
  (r) => `It is unable to detect a stationary object when the sun is less than ${two(r)} degrees above the horizon.`,
  (r) =>
    `Check the fluid level, clean the filter, and confirm that the reservoir's cap is properly sealed after ${r.pick(['cleaning', 'filling', 'bleeding'])}.`,
  (r) => `The affected flywheel was machined with a finish that differs from the drawing of ${date(r)}.`,
  (r) => `Set the tire pressure to ${r.from(30, 44)} psi in front and ${r.from(30, 44)} psi at the rear before the road test.`,
  (r) => `When the ignition is turned off, the fan might continue to run for up to ${two(r)} minutes.`,
  (r) => `Part number ${part(r)} supersedes the earlier design and fits both the sedan and the wagon.`,
  (r) =>
    `Phase ${r.pick(ROMANS)} of the campaign covers vehicles that were sold outside the ${r.pick(['western', 'northern', 'coastal'])} states.`,
  (r) => `The ${ORDINALS[r.from(0, 4)]} row of seats has no tether anchor in vehicles with the folding bench.`,
  (r) => `Heat the sealant to ${r.from(120, 240)}°F, and allow it to cure for ${two(r)} minutes before driving.`,
  (r) =>
    `Inspectors found corrosion on the positive/negative terminals and on the ground strap near the ${r.pick(['firewall', 'fender', 'radiator'])}.`,
  (r) => `All dealers must stop the sale of vehicles in stock until the remedy described in section ${two(r)} is available.`,
  (r) =>
    `Some drivers said that the pedal felt "soft, then hard" during the second application of the brakes on ${r.pick(['wet', 'steep', 'icy'])} roads.`,
  (r) => `The relay (see figure ${two(r)}) is located below the glove box and is held by a single clip.`,
  (r) =>
    `Only the left mirror is heated; the right one is not, unless the vehicle has the ${r.pick(['winter', 'comfort', 'premium'])} group.`,
  (r) => `The estimated share of vehicles with the defect is ${r.from(1, 9)}%, based on an audit of warranty parts.`,
  (r) => `Because the ratio was set to ${r.from(11, 39)}:1 instead of the intended value, the ${r.pick(PARTS)} wore out early.`,
  (r) => `The voltage must stay within ±${decimal(r)} V of the reference, even while the compressor is switched on.`,
  (r) => `Without the updated software, the radio displays the wrong time after a reset in ${r.pick(PLACES)}.`,
  (r) =>
    `During the audit, ${COUNT_WORDS[r.from(0, 8)]} of the latches opened at a load of ${thousands(r)} pounds, which is below the limit.`,
  (r) => `The manufacturer believes that the noise is a normal characteristic and does not reduce the life of the ${r.pick(PARTS)}.`,
  (r) => `Customers who own a vehicle with more than ${thousands(r)} miles should have the timing chain measured at every service.`,
  (r) =>
    `Incorrectly installed wheel-speed sensors can trigger the anti-lock brakes and lengthen the stopping distance by ${decimal(r)} feet.`,
  (r) =>
    `Remove the lower trim, then release the upper trim, and finally lift the console out through the ${r.pick(['passenger', 'driver'])} door.`,
  (r) => `The final decision was published on ${date(r)} and closes the preliminary evaluation.`,
  (r) => `Each ${r.pick(PARTS)} is marked with a yellow dot, which shows that it has passed the ${r.from(24, 96)}-hour endurance test.`,
  (r) =>
    `Water can enter the tail lamp through a non-sealed vent and short-circuit the bulb holder within ${r.pick(['days', 'weeks', 'months'])}.`,
  (r) => `It took ${r.from(2, 9)}/8 of a turn to free the adjuster on the vehicle that was returned from ${r.pick(PLACES)}.`,
  (r) =>
    `In a frontal crash, the air bag could deploy late, or it could fail to deploy at all, in about ${r.from(1, 9)} of ${thousands(r)} cars.`,
  (r) =>
    `The driver's seat may not lock into position after being moved, and the passenger's seat may rattle on ${r.pick(['gravel', 'cobbles', 'ice'])}.`,
  (r) =>
    `Reprogram the module with version ${decimal(r)}.${r.from(1, 9)} or later, as earlier versions do not recognize the ${r.pick(PARTS)}.`,
  (r) => `Occupants were uninjured in ${COUNT_WORDS[r.from(0, 8)]} of the events that the petition lists for ${r.pick(MONTHS)}.`,
  (r) =>
    `Use a torque wrench rather than an impact gun, and replace the self-locking nut every ${ORDINALS[r.from(1, 4)]} time it is removed.`,
  (r) => `The bracket deforms at ${thousands(r)} cycles, whereas the new bracket had not deformed after ${two(r)},000 cycles.`,
  (r) => `A fault in either channel will limit the speed to ${two(r)} km/h and increase the steering effort considerably.`,
  (r) => `Fuel could leak onto the exhaust when the hose clamp is misaligned by more than ${decimal(r)} mm or was not tightened.`,
  (r) => `For questions about parts, write to the office in ${r.pick(PLACES)}, not to the regional warehouse in ${r.pick(PLACES)}.`,
  (r) => `The "${r.pick(['Check Gauges', 'Service Soon', 'Door Ajar'])}" message disappears by itself once the buffer has been cleared.`,
  (r) => `Owners' manuals that were printed before ${r.pick(MONTHS)} give the wrong capacity for the coolant and the refrigerant.`,
  (r) =>
    `Vibration between ${r.from(20, 44)}-${r.from(45, 78)} Hz loosens the terminal, so that the current falls below ${r.from(2, 9)}0 mA.`,
  (r) => `The chargers deliver ${two(r)} MW in total, while the standby loss of one unit is about ${two(r)} mW.`,
  (r) => `Never drive with the hood ajar; its secondary latch is not designed to hold against the wind at ${two(r)} mph.`,
  (r) =>
    `The label on the door pillar of the ${r.pick(['coupé', 'décor', 'Cabriolé'])} version shows a gross weight that is too high by ${two(r)} kg.`,
  (r) => `Both rear springs fractured at the same place, about ${decimal(r)} inches above the lower seat.`,
  (r) => `It is possible that the buzzer stays silent, although the belt of the ${r.pick(['second', 'third'])} seat is unbuckled.`,
  (r) => `Neither the hose nor the clamp was replaced when the vehicle visited the workshop in ${r.pick(MONTHS)}.`,
  (r) => `We found no evidence that the ${r.pick(PARTS)} had been serviced, inspected or cleaned by anyone.`,
  (r) => `The remedy component will be cycled ${thousands(r)} times, which simulates ${r.from(11, 19)} years of service.`,
  (r) => `Affected vehicles will show a flickering display that flashes ${COUNT_WORDS[r.from(0, 8)]} times before the screen goes dark.`,
];
