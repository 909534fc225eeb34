import type { DemoReview } from './shapes';

/** Invented people; newest first. */
export const demoReviews: readonly DemoReview[] = [
  {
    name: 'Shalini Bhargava',
    role: 'Bought a villa in Nipania',
    property: 'Four-bedroom villa, Nipania, Indore',
    rating: 5,
    review:
      'They had the borewell tested before I thought of asking, and the report came with the price already adjusted by ₹4 lakh. Registration took one morning. The handover list had 61 points, and all but two were closed on the day. Parking outside their office is difficult.',
    daysAgo: 6,
  },
  {
    name: 'Nikhil Joglekar',
    role: 'Rented an apartment in Kharadi',
    property: 'Two-bedroom apartment, Kharadi, Pune',
    rating: 4,
    review:
      'I saw five flats in one Saturday, each at the time of day I had asked for. The agreement was registered from my dining table. One appointment was moved at short notice, which cost me half a day of leave, hence four stars.',
    daysAgo: 15,
  },
  {
    name: 'Harpreet Gill',
    role: 'Bought from New Jersey',
    property: 'Penthouse, Koregaon Park, Pune',
    rating: 5,
    review:
      'We bought without flying in. Video visits ran to an hour, with the camera pointed at the meter room and the terrace drains as well as the view. Their checklist for the power of attorney was exact. My brother collected the keys and found everything as it had been shown.',
    daysAgo: 27,
  },
  {
    name: 'Zainab Bohra',
    role: 'Leased a shop in Vijay Nagar',
    property: 'Ground-floor showroom, Vijay Nagar, Indore',
    rating: 5,
    review:
      'I run a linen business and needed frontage, not square feet. Their desk counted footfall for me on three evenings and talked me out of the larger shop next door. The lock-in was negotiated from 36 months to 24. We opened before Diwali.',
    daysAgo: 41,
  },
  {
    name: 'Girish Mahajan',
    role: 'Sold a duplex in Baner',
    property: 'Three-bedroom duplex, Baner, Pune',
    rating: 4,
    review:
      'The valuation was lower than I wanted and, as it turned out, right to within two per cent. Nine serious viewings, no crowds. I would have liked a written summary after each visit without having to ring for it. The buyer’s papers were checked carefully.',
    daysAgo: 58,
  },
  {
    name: 'Ritu and Sameer Jain',
    role: 'Built a house in Bicholi Mardana',
    property: 'Courtyard house, Bicholi Mardana, Indore',
    rating: 5,
    review:
      'Their site engineer rejected the first lot of bricks and the waterproofing twice, with photographs and dates. We finished seven weeks late because of the rain, and were told so in the second month rather than the last. Not one damp patch after this monsoon.',
    daysAgo: 73,
  },
  {
    name: 'Leena D’Souza',
    role: 'Rented a villa in Lohegaon',
    property: 'Three-bedroom villa, Lohegaon, Pune',
    rating: 3,
    review:
      'The house is as described and the people are polite. But the water softener failed in the first week, and it took eleven days and four calls to settle whether the owner or the agency should send someone. They did apologise and refund a part of the fee.',
    daysAgo: 96,
  },
  {
    name: 'Pradeep Chouhan',
    role: 'Bought a plot on the Super Corridor',
    property: 'Residential plot, Super Corridor, Indore',
    rating: 5,
    review:
      'I came with a plot in mind, and they showed me in the layout plan that a road line crossed its corner. The one I bought cost ₹3 lakh more and has all four pegs where the deed says. The surveyor’s sketch is framed in my office.',
    daysAgo: 118,
  },
  {
    name: 'Anjali Ranade',
    role: 'Invested in an office in Hinjewadi',
    property: 'Pre-leased office, Hinjewadi, Pune',
    rating: 4,
    review:
      'They explained the lease clause by clause and worked out the return if the tenant left at the end of the lock-in, which no other agent did. I would prefer the papers in one shared folder; they came in nine separate emails. Rent has arrived on time so far.',
    daysAgo: 143,
  },
  {
    name: 'Venkat Subramaniam',
    role: 'Bought a weekend home',
    property: 'Lakeside cottage, Mulshi, Pune',
    rating: 5,
    review:
      'We asked for quiet and got a decibel reading, taken on a Sunday afternoon in peak season. Access by the last two kilometres of road was described honestly as rough. Everything else, from the septic tank to the caretaker’s contract, was in the file.',
    daysAgo: 171,
  },
  {
    name: 'Farah Qazi',
    role: 'Renovated an apartment in Palasia',
    property: 'Three-bedroom apartment, New Palasia, Indore',
    rating: 4,
    review:
      'The kitchen and two bathrooms were done in ten weeks against nine promised. The estimate had 84 lines and the final bill differed on six of them, each explained. The dust screens could have been better; my neighbour is still telling me about it.',
    daysAgo: 204,
  },
  {
    name: 'Colonel Rajan Thapa',
    role: 'Bought an apartment in Aundh',
    property: 'Three-bedroom apartment, Aundh, Pune',
    rating: 5,
    review:
      'I wanted a lift, a ramp and a hospital within ten minutes. They brought a tape measure and checked the door widths for my mother’s wheelchair before inviting us. Three homes were shown, not thirty. We signed for the second and moved in on the agreed date.',
    daysAgo: 239,
  },
];
