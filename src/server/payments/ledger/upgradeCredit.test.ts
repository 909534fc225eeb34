import { type CreditedPeriod, creditIn, uncreditedTerm, upgradeCredit } from './upgradeCredit';

const at = new Date('2026-11-24T06:00:00Z');
const day = 86_400_000;
const later = (days: number) => new Date(at.getTime() + days * day);

/** ₹2,999 for 30 days and 50 contacts, of which 10 days are over. */
const basic: CreditedPeriod = {
  id: 1,
  worthInPaise: 299_900,
  used_in_ms: 0,
  starts_at: later(-10),
  expires_at: later(20),
  contacts: 50,
  contacts_used: 0,
};
const premium = 599_900;

it.each<[string, Partial<CreditedPeriod>[], number, number]>([
  ['two thirds of the days are left', [{}], premium, 199_933],
  ['all of them, right after the purchase', [{ starts_at: at, expires_at: later(30) }], premium, 299_900],
  ['a day that has begun is used', [{ expires_at: new Date(later(20).getTime() - 1) }], premium, 189_936],
  ['nothing is left of the last day', [{ expires_at: new Date(at.getTime() + day - 1) }], premium, 0],
  ['a package that is over', [{ starts_at: later(-30), expires_at: at }], premium, 0],
  ['fewer contacts than days are left', [{ contacts_used: 40 }], premium, 59_980],
  ['as many contacts as days are left', [{ contacts: 30, contacts_used: 10 }], premium, 199_933],
  ['more contacts than days are left', [{ contacts_used: 1 }], premium, 199_933],
  ['no contact is left', [{ contacts_used: 50 }], premium, 0],
  ['contacts without limit', [{ contacts: null, contacts_used: 900 }], premium, 199_933],
  ['a package without contacts', [{ contacts: 0 }], premium, 199_933],
  [
    'a renewal that has not begun counts in full',
    [{}, { starts_at: later(20), expires_at: later(50) }],
    premium,
    499_833,
  ],
  ['a partial refund lowers it', [{ worthInPaise: 150_000 }], premium, 100_000],
  ['a refund of all leaves nothing', [{ worthInPaise: 0 }], premium, 0],
  ['a rupee of the new price is always paid', [{ starts_at: at, expires_at: later(30) }], 299_900, 299_800],
  ['no package to replace', [], premium, 0],
  ['what it ran before it was given back is used', [{ starts_at: at, used_in_ms: 10 * day }], premium, 199_933],
  [
    'a renewal that would leave less than a rupee of the new price is not credited',
    [
      {},
      { id: 2, starts_at: later(20), expires_at: later(50) },
      { id: 3, starts_at: later(50), expires_at: later(80) },
    ],
    premium,
    499_833,
  ],
])('credits for an upgrade: %s', (_what, periods, price, credit) => {
  expect(
    creditIn(
      upgradeCredit(
        periods.map((period) => ({ ...basic, ...period })),
        price,
        at,
      ),
    ),
  ).toBe(credit);
});

it.each([
  [599_900, 599_900, 60 * day],
  [299_950, 599_900, 30 * day],
  [399_967, 599_900, Math.floor((60 * day * 399_967) / 599_900)],
  [700_000, 599_900, 60 * day],
])('of ₹5,999 without its credit, %d paise pay for a part of the days', (paid, price, term) => {
  expect(uncreditedTerm(60 * day, paid, price)).toBe(term);
});
