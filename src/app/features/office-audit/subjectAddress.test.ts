import { officeAddresses } from '../../../../test/support/officeAddresses';
import { subjectAddress } from './subjectAddress';

it('names the screen of a row', () => {
  expect(subjectAddress({ subject_type: 'property', subject_id: '45' })).toBe('/office/listings?open=45');
  expect(subjectAddress({ subject_type: 'article', subject_id: '7' })).toBe('/office/articles/7');
  expect(subjectAddress({ subject_type: 'settings', subject_id: '1' })).toBe('/office/settings');
});

it('names none for a kind without a screen', () => {
  for (const type of ['picture', 'toString', ''])
    expect(subjectAddress({ subject_type: type, subject_id: '1' })).toBeUndefined();
});

it.each(['account', 'add_on', 'cost_region', 'enquiry', 'meeting', 'problem_report', 'review', 'service', 'visit'])(
  'the screen of %s exists',
  (type) => {
    const path = subjectAddress({ subject_type: type, subject_id: '1' })?.split('?')[0];
    expect(officeAddresses.map((address) => address.split('?')[0])).toContain(path);
  },
);
