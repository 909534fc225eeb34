import {
  allowanceHelp,
  amountDifferences,
  listingAllowanceLabel,
  paymentSums,
  subscriptionLabel,
} from './paymentLabels';

const of = (status: 'completed' | 'pending' | 'failed' | 'expired' | 'refunded', amount: string) => ({
  status,
  amount,
});

it('sums completed and pending payments in paise, and no others: an unfinished order is no debt', () => {
  const payments = [
    of('completed', '5999.00'),
    of('completed', '0.10'),
    of('completed', '0.20'),
    of('pending', '2999.50'),
    { ...of('pending', '5999.00'), unfinished: true as const },
    of('failed', '12999.00'),
    of('expired', '99.00'),
    of('refunded', '999.00'),
  ];
  expect(paymentSums(payments)).toEqual({ spentInPaise: 599_930, pendingInPaise: 299_950 });
  expect(paymentSums([])).toEqual({ spentInPaise: 0, pendingInPaise: 0 });
});

it('counts what was charged and not refunded as spent, to the paisa', () => {
  const paid = (amount_paid: string, amount_refunded: string) => ({
    ...of('completed', '2999.00'),
    amount_paid,
    amount_refunded,
  });
  expect(
    paymentSums([
      paid('2999.00', '500.00'),
      paid('5998.00', '2999.00'),
      paid('5998.00', '0.00'),
      paid('2999.00', '0.10'),
    ]).spentInPaise,
  ).toBe(249_900 + 299_900 + 599_800 + 299_890);
});

it.each([
  ['nothing where simply its amount was paid', of('completed', '2999.00'), '2999.00', '0.00', []],
  ['a part that was refunded', of('completed', '2999.00'), '2999.00', '500.00', ['₹500 refunded']],
  ['a second charge', of('completed', '2999.00'), '5998.00', '0.00', ['₹5,998 charged']],
  [
    'a second charge that was refunded',
    of('completed', '2999.00'),
    '5998.00',
    '2999.00',
    ['₹5,998 charged', '₹2,999 refunded'],
  ],
  ['nothing more of a refunded payment', of('refunded', '2999.00'), '2999.00', '2999.00', []],
  ['nothing of one that is not paid', of('failed', '2999.00'), '0.00', '0.00', []],
  ['a charge that is too small', of('pending', '2999.00'), '2000.00', '0.00', ['₹2,000 charged']],
])('adds %s to a line of the history', (_what, payment, amount_paid, amount_refunded, words) => {
  expect(amountDifferences({ ...payment, amount_paid, amount_refunded })).toEqual(words);
  expect(amountDifferences(payment)).toEqual([]);
});

it('says how free listings and package slots are counted together', () => {
  const slots = (used: number, total: number | null) => ({ slots: { used, total } });
  expect(listingAllowanceLabel({ used: 1, total: 2 }, [])).toBe('1 of 2 free listings live');
  expect(listingAllowanceLabel({ used: 1, total: 2 }, [slots(0, 5)])).toBe(
    '1 of 2 free listings live · 0 of 5 package slots used',
  );
  expect(listingAllowanceLabel({ used: 2, total: 2 }, [slots(2, 2), slots(1, 5)])).toBe(
    '2 of 2 free listings live · 3 of 7 package slots used',
  );
  expect(listingAllowanceLabel({ used: 2, total: 2 }, [slots(2, 2), slots(9, null)])).toBe(
    '2 of 2 free listings live · 11 package slots used, no limit',
  );
  expect(allowanceHelp({ used: 1, total: 2 }, [])).toBe('Further listings need a package.');
  expect(allowanceHelp({ used: 1, total: 2 }, [slots(0, 5)])).toBe(
    'Your free listings are used first, then your package slots.',
  );
  expect(allowanceHelp({ used: 2, total: 2 }, [slots(5, 5)])).toBe(
    'Your next listing needs a package. Until you buy one, we’ll save it as a draft.',
  );
  expect(allowanceHelp({ used: 2, total: 2 }, [slots(5, null)])).toBe(
    'Your free listings are used first, then your package slots.',
  );
});

it('says what is used of a package, when it ends, and what renewing does', () => {
  const dayOf = (instant: string) => instant.slice(0, 10);
  const premium = {
    slots: { used: 3, total: 5 },
    contacts: { used: 37, total: 200 },
    renewal_date: '2027-03-12T06:00:00Z',
    next_billing: '2027-03-12T06:00:00Z',
    period_ends: '2027-03-12T06:00:00Z',
  };
  expect(subscriptionLabel(premium, dayOf)).toEqual([
    '3 of 5 package slots used; 37 of 200 buyer contacts used.',
    'Expires on 2027-03-12. Renewing adds more days.',
  ]);
  expect(subscriptionLabel({ ...premium, period_ends: '2027-01-11T06:00:00Z' }, dayOf)[2]).toBe(
    'Already renewed: the next period starts on 2027-01-11 with a new contact allowance.',
  );
  expect(
    subscriptionLabel({ ...premium, slots: { used: 9, total: null }, contacts: { used: 0, total: null } }, dayOf)[0],
  ).toBe('9 package slots used, no limit; 0 buyer contacts used, no limit.');
});

it('shows only what another host’s server returns about a package', () => {
  const bare = { renewal_date: '2027-03-12T06:00:00Z' } as Parameters<typeof subscriptionLabel>[0];
  expect(subscriptionLabel(bare, (instant) => (instant ? 'a day' : ''))).toEqual([
    'Expires on a day. Renewing adds more days.',
  ]);
});
