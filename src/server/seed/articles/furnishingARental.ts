import type { DemoArticle } from '../shapes';

export const furnishingARental: DemoArticle = {
  title: 'Furnishing a rental: what returns its cost and what only looks good',
  category: 'Investment Tips',
  picture: 'blog-6',
  author: 'Meera Bhandari',
  date: '2026-06-09',
  views: 960,
  excerpt:
    'Full furniture raises the rent, and wears out. Two packages for a two-bedroom flat compared over their lives, a list of materials that survive tenants, and the papers to sign.',
  content: `Owners tend to furnish a rental for the photograph, and tenants live in it on a Tuesday. Between the two lies most of the money wasted on second homes. The question is simple: does the extra rent pay for the thing before the thing wears out? It can be answered in five lines for each package.

## Two packages compared

A two-bedroom flat in Wakad lets bare at ₹30,000 a month. These are example costs and rents; ask two local agents for yours.

| Line | Semi-furnished | Fully furnished |
| --- | --- | --- |
| What is bought | Wardrobes, kitchen fittings, lights, two air-conditioners, water heaters | The same, with beds, sofa, dining table, appliances, curtains |
| Cost | ₹2,10,000 | ₹5,40,000 |
| Expected life | 10 years | 7 years, on average |
| Cost a year of use | ₹21,000 | ₹77,143 |
| Repairs a year | ₹6,000 | ₹15,000 |
| Extra rent a month | ₹5,000 | ₹8,000 |
| Extra rent a year | ₹60,000 | ₹96,000 |
| Gain a year | ₹33,000 | ₹3,857 |

The fuller package earns more rent and leaves less money. One vacant month between tenants would turn its gain into a loss. Two things can change the verdict: a company lease at a much higher rent, or a flat so near the offices that new arrivals with two suitcases are the whole market. Then furniture shortens the empty weeks, and an empty week at ₹38,000 a month costs about ₹8,800.

## Spend where hands touch

If you do furnish, put the money into what is used daily and cannot be wiped clean of bad quality:

- **Hinges, channels and taps.** Soft-close fittings from a maker whose spares will exist in five years.
- **Kitchen carcasses** in boiling-water-proof plywood. Particle board swells at the first leak under a sink.
- **Counters** in granite or quartz. Marble stains with turmeric and lime.
- **Mattresses** of medium firmness, with washable protectors, replaced on a date and not on a complaint.
- **Light** at the mirror, the counter and the bed. Three good lamps are noticed more than one chandelier.

And spend little on what tenants replace or ignore: rugs, art, decorative cushions, televisions. A plain wall with two strong hooks is a courtesy.

## Materials and the monsoon

Both cities have a dry spring and a damp July. Solid timber moves with it, veneer lifts where a wall is wet, and leatherette cracks after three summers beside a window. Vitrified tile, laminate with sealed edges, powder-coated steel and cotton covers that unzip are dull on a sample board and still there in the eighth year. Leave a gap of 25 mm behind every wardrobe on an outside wall. Mould begins where air cannot go.

Paint the flat in one colour, keep the code, and store four litres. The next repainting becomes touching-up and costs an afternoon.

## The papers

Furniture without an inventory is a gift. Before the keys change hands:

1. Photograph every room, drawer and appliance plate, with the date.
2. List each item with its condition; both parties sign each page.
3. State in the agreement who services the air-conditioners and the water purifier, and how often.
4. Fix the deposit, and within how many days it is returned.
5. Record meter readings.

In Maharashtra a leave and licence agreement must be registered, whatever its length. Duty has been 0.25 per cent of the total rent for the term plus 10 per cent a year of a refundable deposit. For 24 months at ₹38,000 with a deposit of ₹1,00,000, that is ₹9,12,000 + ₹20,000 = ₹9,32,000, and a duty of ₹2,330, with a registration fee of ₹1,000 in municipal areas. In Madhya Pradesh rules and rates differ, and agreements for more than a year need registration. Check the department’s page for either state on the day. Both also expect tenant verification with the police.

## A sensible order

Let the flat semi-furnished first. If three serious tenants in a row ask for beds, buy beds. Furniture can always be added in a week; it is slow to sell and expensive to store. Tell tenants what you are willing to add and at what extra rent. Many prefer to bring their own bed and pay less, and a tenant who has carried a bed up six floors stays longer.

Keep the bills. Some costs may count for tax where rent is charged for the furniture separately, and your accountant will want to see dates.`,
};
