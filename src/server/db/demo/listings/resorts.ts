import type { DemoListing } from '../shapes';

export const resorts: readonly DemoListing[] = [
  {
    title: 'Pool resort of twenty-four keys, Choral Road',
    description:
      'Seven acres, twenty-four keys, and a pool of 32 by 14 metres with thatched pavilions on its far bank. Rooms are in twelve double cottages of load-bearing brick, built in 2016; a restaurant for 90, a banquet lawn for 500 and staff rooms for 30 complete the place. A second, narrower pool between palms is kept for house guests.\n\n' +
      'It lies 34 km from Indore on the Choral road, beyond the Simrol ghat, with Choral Dam 6 km further. The city comes on Fridays, and for weddings from November to February.\n\n' +
      'Occupancy was 54% in the last financial year and turnover ₹5.9 crore; audited accounts are shown against a signed undertaking. Sold running or empty, the staff of 46 to be agreed. Thatch was renewed in 2024, the sewage plant in 2023. Land is diverted for tourism, pollution-board consent runs to 2029, and the bar licence is not part of the sale.',
    type: 'Resort',
    purpose: 'sale',
    city: 'Indore',
    location: 'Choral Road',
    priceInRupees: 18_50_00_000,
    bedrooms: 24,
    bathrooms: 26,
    sizeInSqft: 38_000,
    parking: '70 open',
    yearBuilt: 2016,
    propertyTaxInRupees: 3_40_000,
    status: 'Operating, sold as a going concern',
    amenities: ['Swimming pool', 'Garden', 'Club house', 'Borewell', 'Water treatment', 'Power backup', 'Visitor parking', 'Security staff', 'Servant quarters', 'Fire safety', 'Children’s play area'],
    pictures: ['resort-1', 'pool-1', 'interior-bedroom-1', 'interior-bath-1', 'interior-dining-1'],
    featured: true,
    daysAgo: 32,
  },
  {
    title: 'Lily-pond resort leased to an operator, Manpur hills',
    description:
      'One arrives on a timber walkway over a lily pond, between fire bowls, at an open pavilion that serves as reception and evening bar. Thirty-six rooms are spread along the water in cottages and two small wings. Land 11 acres, built-up area 58,000 sq ft, opened in 2019.\n\n' +
      'The hotel operator pays a minimum guarantee of ₹1.95 crore a year or 18% of revenue, whichever is more; last year the share came to ₹2.11 crore. On the price, the guarantee alone is 7.5%. The lease ends in March 2034 with one renewal of five years. Interiors are the operator’s to repair, roofs and plant the owner’s, for which ₹22 lakh a year has been enough.\n\n' +
      'Manpur stands on the Vindhya scarp beside the Mumbai highway, 42 km from Indore and 50 from Mandu. The ponds are lined and keep the gardens in rainwater until May. Diversion order, fire NOC, consents and lease deed form one indexed file.',
    type: 'Resort',
    purpose: 'invest',
    city: 'Indore',
    location: 'Manpur hills',
    priceInRupees: 26_00_00_000,
    bedrooms: 36,
    bathrooms: 40,
    sizeInSqft: 58_000,
    parking: '90 open',
    yearBuilt: 2019,
    propertyTaxInRupees: 5_20_000,
    status: 'Leased to an operator until 2034',
    amenities: ['Swimming pool', 'Spa', 'Club house', 'Garden', 'Rainwater harvesting', 'Water treatment', 'Power backup', 'Fire safety', 'Visitor parking', 'Concierge', 'Wheelchair access'],
    pictures: ['resort-2', 'hero-4', 'interior-bedroom-2', 'interior-bath-2', 'interior-dining-1'],
    daysAgo: 83,
  },
  {
    title: 'Fourteen stilt cottages on a hillside, Mulshi',
    description:
      'Thatched timber cottages on stilts climb a slope planted in rows of clipped shrubs, which hold the soil. There are fourteen, each 480 sq ft with bath and a deck to the valley, reached by 340 stone steps and, for luggage, a buggy track. A reception house with fireside lounge, a kitchen for 60 covers and a yoga floor stand at the foot.\n\n' +
      'The 9 acres are 6 km short of Tamhini ghat, 54 km from Chandani Chowk and about three and a half hours from Mumbai. Monsoon is the season: two thirds of the year’s nights are sold between June and October.\n\n' +
      'The stilts are treated sal on concrete pads, inspected every April; four were replaced in 2025. Spring water runs by gravity to two tanks and is tested quarterly. Turnover was ₹3.1 crore last year. The land is NA for hospitality since 2016. A collector’s letter places it outside the notified eco-sensitive villages, and we ask every buyer’s lawyer to read it.',
    type: 'Resort',
    purpose: 'sale',
    city: 'Pune',
    location: 'Mulshi, near Tamhini',
    priceInRupees: 12_80_00_000,
    bedrooms: 14,
    bathrooms: 16,
    sizeInSqft: 14_500,
    parking: '24 open',
    yearBuilt: 2017,
    propertyTaxInRupees: 1_60_000,
    status: 'Operating, possession in 90 days',
    amenities: ['Garden', 'Spa', 'Terrace', 'Water treatment', 'Rainwater harvesting', 'Power backup', 'Visitor parking', 'Fire safety', 'Pet friendly'],
    pictures: ['resort-3', 'interior-living-4', 'interior-bedroom-1', 'interior-bath-1', 'terrace-1'],
    daysAgo: 57,
  },
  {
    title: 'Lakeside resort with jetty, Panshet',
    description:
      'A deck of 6,000 sq ft at the water’s edge, a lit jetty of 110 metres and a thatched pavilion at its end: here guests spend the evening. Behind, 28 rooms in single-storey rows face the lake across a lawn, with a dining hall for 120 and a kitchen block of 2021. The land is 14 acres, with 260 metres of frontage above the full-reservoir line.\n\n' +
      'Panshet is 43 km from Swargate by way of Khadakwasla. The water falls by up to 7 metres before the rains, and the last three sections of the jetty float for this reason.\n\n' +
      'The irrigation department permits deck and jetty from year to year, most recently in April 2026; all buildings stand on private NA land. Three-phase supply, 125 kVA of backup, 60 kW of solar, and a sewage plant that discharges to the gardens only. Figures, valuation and price are disclosed after a conversation and a signed undertaking.',
    type: 'Resort',
    purpose: 'sale',
    city: 'Pune',
    location: 'Panshet',
    priceInRupees: null,
    bedrooms: 28,
    bathrooms: 30,
    sizeInSqft: 42_000,
    parking: '60 open',
    yearBuilt: 2012,
    propertyTaxInRupees: 3_80_000,
    status: 'Operating, price on request',
    amenities: ['Garden', 'Terrace', 'Club house', 'Solar power', 'Power backup', 'Water treatment', 'Visitor parking', 'Security staff', 'Fire safety', 'Servant quarters'],
    pictures: ['resort-4', 'interior-dining-1', 'interior-bedroom-2', 'interior-bath-2', 'terrace-1'],
    daysAgo: 10,
  },
  {
    title: 'Courtyard wellness retreat with tenant, Ujjain Road',
    description:
      'Twelve rooms and eight treatment rooms round two courts. The larger has a plunge pool with stepping blocks, fire bowls and a colonnade lit after dusk; the smaller, paved in terracotta with a fountain, belongs to the rooms. Everything is on one floor and without thresholds, since part of the trade is rehabilitation.\n\n' +
      'A wellness company rents the whole at ₹5,60,000 a month to June 2032, with a 6% rise every second July. That is 7.1% gross on the asking price; the owner’s outgoings, property tax and building insurance, are ₹5.4 lakh a year. Bank statements for 60 months can be inspected.\n\n' +
      'The 2.6 acres are 18 km from Vijay Nagar and 38 from the Mahakal temple at Ujjain, whose visitors fill rooms at weekends; the road will be crowded during Simhastha in 2028. Solar hot water, borewell with RO plant, pollution-board consent to 2030. The owning company’s shares may be bought instead of the land, if a buyer prefers.',
    type: 'Resort',
    purpose: 'invest',
    city: 'Indore',
    location: 'Ujjain Road',
    priceInRupees: 9_40_00_000,
    bedrooms: 12,
    bathrooms: 16,
    sizeInSqft: 21_000,
    parking: '30 open',
    yearBuilt: 2020,
    propertyTaxInRupees: 2_90_000,
    status: 'Leased until June 2032',
    amenities: ['Spa', 'Swimming pool', 'Garden', 'Wheelchair access', 'Solar power', 'Borewell', 'Water treatment', 'Power backup', 'Visitor parking', 'Air conditioning'],
    pictures: ['resort-5', 'blog-5', 'interior-bath-2', 'interior-bedroom-2', 'interior-living-4'],
    daysAgo: 118,
  },
];
