import type { DemoArticle } from '../shapes';

export const hinjewadiOrKharadi: DemoArticle = {
  title: 'Hinjewadi or Kharadi: two Pune addresses compared by the hour',
  category: 'Market Trends',
  picture: 'blog-3',
  author: 'Rohini Kulkarni',
  date: '2026-10-21',
  views: 2875,
  excerpt:
    'Pune’s two large office districts sit at opposite ends of the city. We compare them by commute, water, authority and tenant, and show how to put a rupee figure on an hour.',
  content: `Ask ten people whether to live near Hinjewadi or near Kharadi and you will hear ten opinions about traffic. Both are office districts first and neighbourhoods second. Both have homes from compact two-bedroom flats to penthouses, and both are changing as the metro reaches them. The choice becomes easier once it is put as a list of questions with numbers at the end.

## Where they are

Hinjewadi lies to the north-west, beyond Wakad and Baner, around the Rajiv Gandhi Infotech Park and its phases. It opens to the Mumbai expressway, and people who travel to Mumbai twice a month feel the difference. Kharadi lies to the east on the Nagar Road side, around EON Free Zone and the World Trade Center, a short drive from the airport at Lohegaon and close to Koregaon Park and Kalyani Nagar.

| Question | Hinjewadi and Wakad | Kharadi and Viman Nagar |
| --- | --- | --- |
| Main employers’ ground | Infotech Park, phases 1 to 3 | EON, World Trade Center, Magarpatta nearby |
| Road to Mumbai | Direct | Across the city |
| Airport | Across the city | Near |
| Metro | Line 3 to Shivajinagar | Line 2 at Ramwadi, with an extension eastward planned |
| Authority | Mixed; check the survey number | Mostly Pune Municipal Corporation |

Dates announced for metro openings have moved before. Buy for the stretch you can ride on the day you sign, and treat the rest as a possible gain.

## Put a price on the hour

Suppose two similar flats. One is 20 minutes from the office, the other 45, and the nearer asks ₹12,000 more a month in rent. With four office days a week and 46 working weeks:

- Minutes saved a day: 25 each way, so 50
- Hours saved a year: 50 × 4 × 46 ÷ 60 = 153
- Extra rent a year: ₹1,44,000
- Price of an hour: about ₹940

If both partners work at the same end of the city, the price per hour halves. If they work at opposite ends, neither district is the answer, and a home around Baner, Aundh or Shivajinagar, between the two, often is. Time the trip yourself at 9:15 on a Tuesday. A navigation app on Sunday afternoon is a different city.

## Water, power and who answers the telephone

Parts of both districts have grown faster than their pipes. What our desk sees most often in complaints from owners is not the flat but the tanker bill. In a society of 200 homes needing 500 litres a home a day, a supply that covers 60 per cent leaves 40,000 litres to be bought daily. That is four tankers of 10,000 litres. At an example price of ₹1,200 each it is ₹1,44,000 a month, or ₹720 a home. Ask to see the society’s last twelve months of tanker invoices; March to June tells the most.

Which authority governs the land also decides property tax, water connections, building permission and the total of stamp duty. The western edge has villages under the metropolitan authority, land under the industrial corporation and wards under the municipal corporation within a few minutes’ walk. Read the name on the sanctioned plan.

## Who will rent it from you

Investors like both districts for one reason: tenants arrive with an offer letter. They also leave with one. Three habits protect the rent:

1. Buy the size the district actually rents. Two and three bedrooms near the offices let faster with our clients than four.
2. Count how many homes are still to be handed over within a kilometre. New supply arrives in hundreds, and all of it looks for tenants in the same month.
3. Prefer a building with a second kind of tenant within reach: a hospital, a college, an airport, not one office park alone.

## A short way to decide

Choose Hinjewadi or Wakad if one job is in the Infotech Park, Mumbai is a regular trip, and you want newer stock with larger amenities. Choose Kharadi or Viman Nagar if the job is in the east, you fly often, and you want older tree-lined streets within 15 minutes. If neither sentence is yours, rent for eleven months in the likelier of the two before you buy. Eleven months of commuting teach more than any article, and the rent is small against the duty on a purchase you would want to undo.`,
};
