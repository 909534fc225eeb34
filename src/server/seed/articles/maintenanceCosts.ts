import type { DemoArticle } from '../shapes';

export const maintenanceCosts: DemoArticle = {
  title: 'What a large home costs to keep: a maintenance budget in nine lines',
  category: 'Luxury Living',
  picture: 'blog-4',
  author: 'Meera Bhandari',
  date: '2026-07-29',
  views: 1720,
  excerpt:
    'The purchase is paid once, the upkeep every month. A worked yearly budget for a villa and one for a large apartment, and the society papers that tell you what comes next.',
  content: `A price is paid once and forgotten. Upkeep is paid for as long as the house stands, and in a large home it decides whether the owners stay cheerful. Sellers seldom volunteer the figure, because few have added it up. What follows is a form to fill in, with example sums for a home of the kind we show.

## A villa, in nine lines

Take a villa of 4,500 square feet built area in a gated community, with a garden, a small pool and a lift. The sums are examples for one year.

| Line | Calculation | A year |
| --- | --- | --- |
| Community charges | ₹3 × 4,500 sq ft × 12 | ₹1,62,000 |
| Property tax | From the last receipt | ₹45,000 |
| Garden | Part-time gardener, plants | ₹1,08,000 |
| Pool | Chemicals, weekly visit | ₹96,000 |
| Lift and air-conditioning | Annual contracts | ₹58,000 |
| Generator | Service and diesel | ₹42,000 |
| Pests and tank cleaning | Two visits each | ₹24,000 |
| Insurance | Building and contents | ₹22,000 |
| Repairs fund | 1% of ₹1,35,00,000 building cost | ₹1,35,000 |
| Total | | ₹6,92,000 |

That is ₹57,667 a month, or ₹12.81 a square foot a month. It leaves out electricity, water and staff, which depend on how you live rather than on the house.

The last line is the one most often missing. Nothing breaks for six years, and then the roof membrane, the pumps and the exterior paint fall due within eighteen months. One per cent of the building’s replacement cost, set aside each year, turns that season into a withdrawal and not a loan.

## An apartment, in fewer

Maintenance in a tower is charged on the saleable area, not on the carpet area. For a flat sold as 3,200 square feet at ₹5.50 a square foot, it is ₹17,600 a month or ₹2,11,200 a year. Ask four things about that rate:

- Does it include water by tanker, diesel and the club, or are they billed apart?
- Is GST charged on top? Above certain limits it generally is.
- Is it a developer’s opening rate? Opening rates are often set low and corrected when the society takes over.
- How much is kept for large repairs? The model bye-laws used by housing societies in Maharashtra provide for a repair fund of at least 0.75 per cent and a sinking fund of at least 0.25 per cent of construction cost a year.

If you plan to let the flat, ask about non-occupancy charges as well. In Maharashtra’s co-operative societies they have been capped at 10 per cent of service charges. Bye-laws differ, so read the ones of that society.

## Papers worth an evening

Ask the seller or the managing committee for:

1. Audited accounts for the last three years
2. The list of members in arrears, as a total rather than by name
3. Minutes of the last two general meetings
4. Contracts for lifts, security and the treatment plant, with their end dates
5. The structural audit, if the building is older than fifteen years
6. The balance of the sinking fund, divided by the number of homes

That last division is revealing. A fund of ₹60 lakh in a tower of 120 homes is ₹50,000 a home. If repainting is quoted at ₹90 lakh, the shortfall of ₹30 lakh is a bill of ₹25,000 waiting for each owner.

## The effect of ten years

Costs of labour and energy rise. At 6 per cent a year, the villa’s ₹6,92,000 becomes about ₹12,39,000 after ten years. A couple buying at fifty should look at that second number, at sixty, beside a pension. It is often the reason to choose a house of 3,200 square feet that they can keep beautifully, and not one of 4,500 that they can keep for now.

## Where to save without regret

Three changes lower the figure more than haggling over contracts. Plant the garden for the climate, with shrubs and ground cover instead of lawn: less water, fewer hours. Choose stone, lime or textured finishes outside, which age, over paint, which peels. And put the equipment where it can be reached. A pump behind a finished wall costs a mason every time it needs a washer.

Take this form to the second viewing. An owner who can fill it in from memory has looked after the house. Taxes and bye-laws change, so confirm those two lines with the municipality and the society office.`,
};
