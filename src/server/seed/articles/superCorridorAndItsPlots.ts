import type { DemoArticle } from '../shapes';

export const superCorridorAndItsPlots: DemoArticle = {
  title: 'Super Corridor, Indore: how to check a plot in a district still being built',
  category: 'Market Trends',
  picture: 'plot-1',
  author: 'Faisal Qureshi',
  date: '2026-06-25',
  views: 2230,
  excerpt:
    'Wide roads, two large campuses and the city’s first metro stations, with empty land between. What is on the ground, what is still a drawing, and nine checks before buying a plot.',
  content: `Drive along the Super Corridor at seven in the evening and you pass a lit campus, then a kilometre of dark land, then a tower. That is the district in one sentence. It runs across the north-west of Indore, from the airport side towards the Ujjain road, on a carriageway wider than anything in the old city. Buying here is a decision about time as much as place.

## What is there, what is drawn

On the ground today are the Infosys and TCS campuses, the airport a few minutes away, several finished residential schemes, and the first stations of the Indore metro, where a short priority stretch has been open since 2025. Still to come, at various stages, are the rest of the ring, much of the commercial frontage, and most of the schools and clinics that make a place liveable.

Our rule is to visit three times: on a weekday morning, on a weekday night and after an hour of rain. Count lit windows. Look for a chemist, a grocer and a bus. Where those three exist, people live; where they do not, they own.

## Nine checks for a plot

A flat is a finished object. A plot is a set of permissions, and these should be looked at in order:

1. **Land record.** The khasra number and the B-1 in the seller’s name, read on the day and not from an old printout.
2. **Diversion.** Proof that agricultural land has been diverted to residential use, with the assessment paid.
3. **Layout approval.** The sanctioned plan from Town and Country Planning, with your plot number on it.
4. **RERA.** The project’s registration, unless it is exempt, and the agent’s.
5. **Authority plots.** For Indore Development Authority schemes: leasehold or freehold, the transfer fee, and any date by which building must begin.
6. **Acquisition and road lines.** Whether a scheme, a metro alignment or a road widening touches the land.
7. **Development.** Roads, drains, water and power finished, or only promised; who holds the plots mortgaged to the local body, and when they are released.
8. **Measurement.** Four pegs in the ground, measured by your own surveyor against the deed.
9. **Building rules.** Permitted floor area, setbacks and height. A plot of 30 by 50 feet loses more to setbacks than most buyers expect.

An advocate reads the first six. The last three need shoes.

## The arithmetic of waiting

Empty land pays no rent, so its whole return is in the price. An example, with a rate chosen for easy sums:

| Item | Amount |
| --- | --- |
| Plot, 1,500 sq ft at ₹6,500 | ₹97,50,000 |
| Duty and registration, assumed 12.5% | ₹12,18,750 |
| Outlay | ₹1,09,68,750 |
| Upkeep and tax, ₹50,000 × 5 years | ₹2,50,000 |

Had the outlay earned 7 per cent elsewhere, it would stand at about ₹1,53,84,000 after five years. Adding the upkeep, the plot must fetch ₹1,56,34,000 merely to equal that. This is ₹10,423 a square foot, a rise of 9.9 per cent each year, before brokerage and tax on the gain.

It may do better. Districts that fill up sometimes do much better for a few years. But a sentence such as “it will double in five years” means 14.9 per cent a year, every year, and should be asked to show its working.

## Who should buy here, and who should wait

It suits people who will build within three years and work nearby, and investors who can leave the money alone for seven. It suits renters well already: new flats, short commutes to the campuses, and rents that have to compete with a great deal of new stock.

It suits less well anyone who needs a school within a kilometre this June, or anyone borrowing the whole sum. Loans for plots are usually smaller in proportion than loans for homes, and some lenders ask that construction begin within a stated time.

If the checks come out clean but the neighbourhood feels early, look at the inner edge, where the corridor meets the older colonies. The rate there is higher, and the chemist is already open.

Approvals, guideline values and scheme rules change. Confirm each with the office concerned, and keep the receipt of the search together with the deed.`,
};
