import type { DemoArticle } from '../shapes';

export const rentalYieldArithmetic: DemoArticle = {
  title: 'Rental yield without wishful arithmetic',
  category: 'Investment Tips',
  picture: 'interior-living-2',
  author: 'Faisal Qureshi',
  date: '2026-08-12',
  views: 3020,
  excerpt:
    'Gross yield flatters, net yield informs. A flat in Kharadi and a shop in Vijay Nagar worked line by line, with the loan and the growth each would need beside them.',
  content: `Yield is rent divided by price. Nearly every argument about it comes from leaving something out of the rent, or out of the price. The two examples here use round figures of the kind our desk sees. They are not averages of either city, and your own figures belong in their place.

## A flat, line by line

A two-bedroom flat in Kharadi, bought to let.

| Outlay | Amount |
| --- | --- |
| Price | ₹95,00,000 |
| Stamp duty at 7% | ₹6,65,000 |
| Registration | ₹30,000 |
| Wardrobes, lights, kitchen, painting | ₹4,05,000 |
| Total | ₹1,06,00,000 |

It lets at ₹32,000 a month, which is ₹3,84,000 a year. The gross yield on the price is 4.0 per cent, the figure you will be told. On the outlay it is 3.6 per cent. Now take off what an owner really pays in a year:

- One month empty: ₹32,000
- Society maintenance at ₹4,500 a month: ₹54,000
- Property tax: ₹18,000
- Repairs: ₹16,000
- Letting fee of half a month: ₹16,000
- Insurance: ₹4,000

Together they are ₹1,40,000, leaving ₹2,44,000. The net yield is 2.3 per cent, before income tax. In a market where tenants pay the maintenance themselves, add ₹54,000 back, and it becomes 2.8 per cent. Ask which custom applies in the building.

## A shop, by the same method

A ground-floor shop in Vijay Nagar, Indore, at ₹80,00,000. Duty and registration at an assumed 12.5 per cent add ₹10,00,000, so the outlay is ₹90,00,000. It lets at ₹48,000 a month, or ₹5,76,000 a year: 7.2 per cent on the price and 6.4 per cent on the outlay. One empty month costs ₹48,000, and tax, repairs and fees another ₹60,000. That leaves ₹4,68,000, a net yield of 5.2 per cent.

More than twice the flat’s yield has its reasons. A shop can stand empty for a year when its street changes, a loan for it is dearer and smaller, and fewer buyers will want it from you. Work out one bad year as well: with eight months empty, the shop earns ₹1,92,000 in rent, and ₹1,32,000 after the same ₹60,000 of costs, or 1.5 per cent.

## What the loan does

Borrowing does not improve a yield that is lower than the interest rate. A loan of ₹70,00,000 over 20 years at 8.5 per cent has an instalment of about ₹60,750 a month. The flat’s rent covers 53 per cent of it. The remaining ₹28,750, and the running costs, come from your salary.

That can still be reasonable. You are saving through a wall instead of a bank, and part of each instalment repays the principal. But call it what it is: a monthly investment of roughly ₹40,000 with one asset behind it.

## What growth must do

Decide what total return would satisfy you, subtract the net yield, and see what the price has to do. If you want 9 per cent a year before tax:

- The flat, at 2.3 per cent net, needs its value to grow by about 6.7 per cent a year.
- The shop, at 5.2 per cent net, needs about 3.8 per cent.

Strictly, growth is earned on the resale value and not on your outlay, so the duty you paid must be recovered first. On the flat, a rise of 11.6 per cent merely returns the ₹1,06,00,000. This is why holding for less than five years seldom rewards anyone but the registrar.

## Five habits of careful owners

1. Use the rent of the last three flats actually let in the building, not the rent in advertisements.
2. Count a month’s vacancy every year, even when the tenant stays for two. Painting and searching take time.
3. Keep six instalments in a deposit before the first tenant moves in.
4. Raise the rent by the clause, commonly 5 per cent a year, and write the clause down.
5. Recalculate the net yield every April. If it falls below what a bank deposit pays after tax, ask what you are waiting for.

Tax rules for rental income, deductions and capital gains are revised with the Budget, and they treat owners differently. A chartered accountant can turn these before-tax figures into yours in one sitting. Bring the lines above, and the meeting will be short.`,
};
