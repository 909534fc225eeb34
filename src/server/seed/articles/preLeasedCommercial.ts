import type { DemoArticle } from '../shapes';

export const preLeasedCommercial: DemoArticle = {
  title: 'Pre-leased offices: reading the lease before the yield',
  category: 'Investment Tips',
  picture: 'commercial-3',
  author: 'Faisal Qureshi',
  date: '2026-10-08',
  views: 1960,
  excerpt:
    'An office sold with a tenant in place looks like a bond with walls. It is worth what the lease says on the day the tenant may leave. A five-year example in two versions.',
  content: `A pre-leased property is a commercial space sold with a tenant already paying rent. Brochures lead with one figure, the yield, and it is usually calculated in the kindest way: this year’s full rent divided by the asking price. That is a fair place to begin and a poor place to stop, since what you are buying is less the room than the remaining months of a contract.

## The figure in the brochure

Take an example: an office of 2,000 square feet in Pune, let at ₹62 a square foot a month, offered at ₹1,86,00,000.

- Rent a month: ₹1,24,000; a year: ₹14,88,000
- Yield on the asking price: 8.0 per cent
- Stamp duty at 7 per cent and a registration fee of ₹30,000: ₹13,32,000
- Total outlay: ₹1,99,32,000
- First-year yield on what you actually pay: 7.5 per cent

Half a percentage point has gone before the first month’s rent arrives. Duty rates change, so put the registrar’s current figure in place of ours.

## Five years, two endings

The lease in our example is fourteen months old. It has a lock-in of 36 months, so the tenant cannot leave for another 22, and the rent rises by 15 per cent at that point. Compare the tenant who stays with the tenant who goes.

| Income and cost | Tenant stays | Tenant leaves at month 22 |
| --- | --- | --- |
| Months 1–22 at ₹1,24,000 | ₹27,28,000 | ₹27,28,000 |
| Months 23–60 | 38 × ₹1,42,600 = ₹54,18,800 | 6 empty, 2 rent-free, 30 × ₹1,10,000 = ₹33,00,000 |
| Common charges while empty | – | −₹1,44,000 |
| Brokerage and making good | – | −₹4,10,000 |
| Five years | ₹81,46,800 | ₹54,74,000 |
| A year on ₹1,99,32,000 | 8.2% | 5.5% |

The second column assumes a new rent of ₹55 a square foot. It is not a gloomy assumption: a tenant who leaves at the end of a lock-in often does so because the rent has run ahead of the street. The gap between the two columns, ₹26,72,800, is the price of the clause called lock-in.

## Clauses that carry the value

Ask for the registered lease itself, not a summary, and read for these:

1. **Lock-in and notice.** Is the lock-in mutual or only the landlord’s? How many months are left on the day of your deed?
2. **Escalation.** On what date and on which base? Fifteen per cent every three years equals 4.8 per cent a year.
3. **Area.** Rent is often on chargeable area, and the deed is on carpet area. Both figures should appear in your file.
4. **Deposit.** It must pass from the seller to you, in writing, with the tenant’s confirmation.
5. **Fit-outs.** Who owns the partitions and the air-conditioning, and who removes them?
6. **Who pays what.** Common charges, property tax, insurance and the repair of plant.

Then check that the lease is registered and duly stamped. An unregistered lease for a term of more than a year may protect neither side when it matters.

## The tenant is the asset

Read the tenant’s public filings if it is a company, and ask for twelve months of bank credits of rent. A seller who can show them will. A market rent is easy to test: telephone three brokers as a tenant looking for 2,000 square feet in that building. If the lease is 20 per cent above their answers, part of the yield is a loan from the future.

Beware of rent paid by a company related to the seller, of a lease signed in the month before the sale, and of an assured return with no tenant at all. Each can be honest. Each deserves a lower price.

## Taxes, briefly

Commercial rent generally carries GST at 18 per cent, which a landlord above the registration threshold collects and pays over. Business tenants usually deduct income tax at source from the rent, which you claim in your return. A standard deduction applies to rental income for most individual owners. Rates and thresholds change with each Budget, and how you hold the property, alone, jointly or in a company, alters the result. One hour with a chartered accountant costs less than one month of an empty floor.

If, after all that, the second column still satisfies you, the investment is a sound one for you. Buy on the tenant who leaves and be pleased by the tenant who stays.`,
};
