import type { DemoArticle } from '../shapes';

export const carpetAndBuiltUp: DemoArticle = {
  title: 'Carpet, built-up, saleable: three areas and the one price that compares',
  category: 'Market Trends',
  picture: 'blog-1',
  author: 'Meera Bhandari',
  date: '2026-08-27',
  views: 2540,
  excerpt:
    'A rate per square foot means nothing until you know which square foot. How to bring two quotations to the same measure, and why the dearer rate is sometimes the cheaper home.',
  content: `Two flats in the same street are quoted at ₹8,000 and ₹8,400 a square foot. The first sounds five per cent cheaper. It may be the dearer of the two, because the feet are not the same feet. Before comparing prices in Indore or Pune, bring every quotation to one measure. The law has given us a good one.

## Three words for area

- **Carpet area**, as defined in the Real Estate (Regulation and Development) Act, is the net usable floor inside the apartment. It includes the internal partition walls. It leaves out the external walls, service shafts, and exclusive balconies, verandahs and open terraces.
- **Built-up area** adds the external walls, and usually the balconies.
- **Saleable or super built-up area** adds a share of lobbies, staircases, lifts and sometimes the club house. No law fixes the share. It is a number the seller chooses.

The step from carpet to saleable is called loading. In projects that come to our desk it has ranged from about a quarter to about a half of the carpet area, and older buildings tend to have less of it. For a registered project the carpet area of every unit is on the regulator’s page, in square metres. One square metre is 10.764 square feet, so 97.55 square metres is 1,050 square feet.

## The comparison, worked

| Measure | Flat A | Flat B |
| --- | --- | --- |
| Saleable area | 1,500 sq ft | 1,400 sq ft |
| Quoted rate | ₹8,000 | ₹8,400 |
| Price | ₹1,20,00,000 | ₹1,17,60,000 |
| RERA carpet area | 1,050 sq ft | 1,064 sq ft |
| Loading on carpet | 42.9% | 31.6% |
| Price per carpet sq ft | ₹11,429 | ₹11,053 |

Flat B costs ₹2,40,000 less, has 14 square feet more to stand on, and is 3.3 per cent cheaper by the foot that counts. Its higher quoted rate was only a smaller lobby. Whether you prefer the larger lobby is a matter of taste, but you should know that you are paying for it.

Maintenance often follows the saleable figure too. At ₹4 a square foot a month, Flat A pays ₹6,000 and Flat B ₹5,600, and the difference is ₹4,800 a year for as long as you own it.

## Balconies and terraces

Carpet area leaves out the balcony, yet a balcony three metres deep is worth something, and a broad terrace is the reason people buy a penthouse. Ask for these areas separately, and value them separately. A simple convention is to count a covered balcony at half and an open terrace at a quarter or less. Take Flat B with 120 square feet of balcony: 1,064 + 60 gives 1,124 weighted square feet, at ₹10,463 each. The convention matters less than using the same one for every home on your list.

Enclosed balconies deserve a question. If the approved plan shows an open balcony and the viewing shows a study, the change may not be lawful, and it does not become carpet area because it has a carpet.

## The rest of the price

Some sums hide outside the rate. Ask for one sheet that lists all of them:

1. Floor rise and preferential location charges
2. Parking, and whether it is allotted in the agreement
3. Club, infrastructure and legal charges
4. Advance maintenance and the corpus fund
5. GST, if the building has no completion certificate; at a 5 per cent rate it would be ₹6,00,000 on Flat A
6. Stamp duty and registration at the current rate

Divide the total by the carpet area. That is the figure to carry from one viewing to the next.

## When the area changes

Plans move a little during construction. The model agreement under RERA allows a variation of up to 3 per cent in carpet area and adjusts the price either way at the agreed rate. For Flat A, 3 per cent is 31.5 square feet, worth ₹3,60,000. So measure at possession. Two people with a laser meter need less than an hour: each room wall to wall at floor level, then the internal walls, then the sum against the agreement.

For villas and row houses the words shift again. There the plot area and the built area are separate, and the plot usually carries more of the value. For plots, compare the area in the deed with the area on the ground, boundary to boundary.

Rates, taxes and model agreements change, so check the current text with your adviser. The arithmetic will stay the same.`,
};
