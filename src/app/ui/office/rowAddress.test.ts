import { officeAddresses } from '../../../../test/support/officeAddresses';
import { rowAddress } from './rowAddress';

it('names the screen of a row', () => {
  expect(rowAddress('property', '45')).toBe('/office/listings?open=45');
  expect(rowAddress('article', '7')).toBe('/office/articles/7');
  expect(rowAddress('settings', '1')).toBe('/office/settings');
});

it('names none for a kind without a screen', () => {
  for (const type of ['picture', 'toString', '']) expect(rowAddress(type, '1')).toBeUndefined();
});

it.each(['account', 'add_on', 'cost_region', 'enquiry', 'meeting', 'problem_report', 'review', 'service', 'visit'])(
  'the screen of %s exists',
  (type) => {
    const path = rowAddress(type, '1')?.split('?')[0];
    expect(officeAddresses.map((address) => address.split('?')[0])).toContain(path);
  },
);
