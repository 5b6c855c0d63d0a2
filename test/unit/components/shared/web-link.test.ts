import { expect, test } from 'vitest';
import { webLink } from '../../../../components/shared/web-link.ts';

test.each([
  ['https://static.nhtsa.gov/odi/x.pdf', 'https://static.nhtsa.gov/odi/x.pdf'],
  ['http://nhtsa.gov', 'http://nhtsa.gov/'],
  ['javascript:alert(1)', undefined],
  [' JaVaScRiPt:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['file:///etc/passwd', undefined],
  ['//nhtsa.gov/x', undefined],
  ['not an address', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s may be followed: %s', (address, link) => {
  expect(webLink(address)).toBe(link);
});
