import type { Problem } from '../../lib/problem';
import { contactsLeft, maskContact, maskedEmail, maskedText, ownerOf, visibleEnquiry } from './enquiriesRules';

const owner = { id: 1, isSuperuser: false };
const superuser = { id: 3, isSuperuser: true };

describe('an enquiry', () => {
  it('is visible to its owner and superusers; others get 404', () => {
    for (const reader of [owner, superuser]) expect(visibleEnquiry({ owner_id: 1 }, reader)).toEqual({ owner_id: 1 });
    for (const [enquiry, reader] of [
      [{ owner_id: 2 }, owner],
      [{ owner_id: null }, owner],
      [undefined, owner],
      [undefined, superuser],
    ] as const) {
      let refusal: Problem | undefined;
      try {
        visibleEnquiry(enquiry, reader);
      } catch (problem) {
        refusal = problem as Problem;
      }
      expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect(visibleEnquiry({ owner_id: null }, superuser)).toEqual({ owner_id: null });
  });

  it.each([
    ['property', 7],
    ['visit', 7],
    ['callback', 7],
    ['contact', null],
    ['quote', null],
  ])('of the kind %s about a listing belongs to %p', (kind, whose) => {
    expect(ownerOf(kind, { ownerId: 7 })).toBe(whose);
    expect(ownerOf(kind, undefined)).toBeNull();
  });
});

describe('an unopened contact', () => {
  it.each([
    ['Call 9826012345 today', 'Call ••••••••45 today'],
    ['+91 (98260) 12-345.', '+•• (•••••) ••-•45.'],
    ['९८२६०१२३४५', '••••••••४५'],
    ['asha.rao+villa@people.example, or nothing', '•••@•••, or nothing'],
    ['mailto:asha@people.example', 'mailto:•••@•••'],
    ['I am @asharao there', 'I am •••@••• there'],
    ['12 rooms @ 5 crore, floor 3, 110 021', '12 rooms @ 5 crore, floor 3, 110 021'],
    ['', ''],
  ])('hides contact details in "%s"', (text, shown) => expect(maskedText(text)).toBe(shown));

  it('distinguishes addresses without revealing them', () => {
    expect([maskedEmail('asha@people.example'), maskedEmail('')]).toEqual(['a•••@•••', '•••@•••']);
    expect(
      maskContact({
        name: 'Asha 98260 12345',
        email: 'asha@people.example',
        phone: '+91 98260 12345',
        message: 'Hello',
        id: 4,
      }),
    ).toEqual({ name: 'Asha ••••• •••45', email: 'a•••@•••', phone: '+•• ••••• •••45', message: 'Hello', id: 4 });
    expect(maskContact({ name: 'Asha', email: 'a@b.c', phone: '', message: '' }).phone).toBe('');
  });

  it('is hidden quickly even for text that is slow to match', () => {
    const long = [
      `@${'a'.repeat(4_000)}`,
      'a'.repeat(4_000),
      '1 '.repeat(2_000),
      `1${' '.repeat(3_990)}1`,
      'a@'.repeat(2_000),
      '1'.repeat(4_000),
    ];
    const before = process.cpuUsage();
    for (let rounds = 0; rounds < 100; rounds += 1) long.forEach(maskedText);
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  });
});

describe('the allowance of contacts', () => {
  const free = (used: number) => ({ used, total: 10 });

  it('is the free ones plus those of active packages', () => {
    expect(contactsLeft(free(4), [])).toEqual({ packages: { used: 0, total: 0 }, left: 6 });
    expect(
      contactsLeft(free(10), [
        { used: 37, total: 200 },
        { used: 50, total: 50 },
      ]),
    ).toEqual({ packages: { used: 87, total: 250 }, left: 163 });
    expect(contactsLeft({ used: 12, total: 10 }, [{ used: 60, total: 50 }])).toEqual({
      packages: { used: 60, total: 50 },
      left: 0,
    });
    expect(
      contactsLeft(free(10), [
        { used: 5, total: null },
        { used: 50, total: 50 },
      ]),
    ).toEqual({ packages: { used: 55, total: null }, left: null });
  });
});
