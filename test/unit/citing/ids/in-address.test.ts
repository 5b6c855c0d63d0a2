import { expect, test } from 'vitest';
import { idsInAddress } from '../../../../lib/citing/ids/in-address.ts';

test.each([
  ['https://static.nhtsa.gov/odi/rcl/2099/RCLRPT-99V901-1234.PDF', ['99V-901']],
  ['https://static.nhtsa.gov/odi/inv/2099/INOA-EA99901-10033.pdf?pubDate=20990404', ['EA99-901']],
  ['https://static.nhtsa.gov/odi/tsbs/2099/MC-99000001-0001.pdf', ['MC-99000001']],
  ['https://static.nhtsa.gov/odi/tsbs/2099/SB-99000001-5233.pdf', ['MC-99000001']],
  ['HTTPS://STATIC.NHTSA.GOV/ODI/TSBS/2099/MC-99000001-9999.PDF', ['MC-99000001']],
  ['https://www.nhtsa.gov/recalls?nhtsaId=99V901000', ['99V-901']],
  ['https://www.nhtsa.gov/recalls?nhtsaid=99e901', ['99E-901']],
  ['https://www.nhtsa.gov/?nhtsaId=EA99901', ['EA99-901']],
  ['https://api.nhtsa.gov/safetyIssues/byNhtsaId?nhtsaId=99000001&filterValue=manufacturerCommunications', ['MC-99000001']],
  ['https://api.nhtsa.gov/safetyIssues/byNhtsaId?filter=issueType&filterValue=complaints&nhtsaId=99000001', ['ODI-99000001']],
  ['https://api.nhtsa.gov/complaints/odinumber?odinumber=99000001', ['ODI-99000001']],
  ['https://api.nhtsa.gov/recalls/campaignNumber?campaignNumber=99V901000', ['99V-901']],
  ['https://static.mirror.example/NHTSA-PDFs/MC-99000001-9999.pdf', ['MC-99000001']],
  ['https://cars.example/1751/honda-service-bulletin-99-901-horn/', ['99-901']],
  ['https://cars.example/jeep-tsb-99-901-14-rev-a', ['99-901-14']],
  ['https://news.example/nhtsa-recall-99v-901-silent-horn', ['99V-901']],
  ['https://news.example/ea99-901_probe.html', ['EA99-901']],
  ['https://cars.example/search?q=EA%2099-901', ['EA99-901']],
  ['https://cars.example/search?q=99V%E2%80%91901', ['99V-901']],
  ['https://out.example/url?q=https%3A%2F%2Fstatic.nhtsa.gov%2Fodi%2Ftsbs%2F2099%2FMC-99000001-0001.pdf&sa=D', ['MC-99000001']],
  ['https://out.example/?u=https%253A%252F%252Fstatic.nhtsa.gov%252Fodi%252Frcl%252F2099%252FRCAK-99V901-1234.pdf', ['99V-901']],
  ['https://web.archive.example/web/20990101000000/https://static.nhtsa.gov/odi/rcl/2099/RCMN-99V901-1234.pdf', ['99V-901']],
  ['https://cars.example/%zz/MC-99000001.pdf', ['MC-99000001']],
  ['https://cars.example/compare?a=EA99-901&b=PE99-901&c=EA99901', ['EA99-901', 'PE99-901']],
  ['/odi/rcl/2099/RCLRPT-99V901-1234.PDF#page=2', ['99V-901']],
])('%s names %j', (address, ids) => {
  expect(idsInAddress(address).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['https://news.example/2099/05/12/99000001/story', "an article's number"],
  ['https://bureau.example/complaint/99000001', "another body's complaint"],
  ['https://www.nhtsa.gov/?nhtsaId=99000001', 'the kind is not told'],
  ['https://shop.example/12v-100-amp-charger', 'electrics'],
  ['https://shop.example/p/06170-TLA-306?color=24e064', 'a part and a colour'],
  ['https://cars.example/a/1b2c3d4e-24e0-4c12-9e10-24e06499aa01', 'a random identifier'],
  ['https://cars.example/guide#:~:text=EA99-901%20was%20opened', 'words of the page'],
  ['https://cars.example/2018-2020-models/f-150', 'years and a model'],
  ['mailto:someone@cars.example', 'no page'],
  ['%', 'a broken address'],
])('%s names nothing: %s', (address) => {
  expect(idsInAddress(address)).toEqual([]);
});
