import type { DemoListing } from '../shapes';

export const villas: readonly DemoListing[] = [
  {
    title: 'Cantilevered house of stone and timber, Bicholi Mardana',
    description:
      'The upper floor reaches 2 metres beyond the stone walls below it, so the living rooms behind the 14-metre pool stand in shade at noon. Living, dining and a guest room open to the lawn at ground level; three bedrooms and a family lounge share the glass balcony upstairs. The kitchen faces east and has a second, working kitchen behind it.\n\n' +
      'The plot is 14,400 sq ft at the end of a no-through lane in Bicholi Mardana. Bombay Hospital is 6 km away, the eastern bypass 2 km, the airport about 50 minutes outside office hours.\n\n' +
      'Water comes from two borewells into a 25,000-litre tank; the Narmada connection is sanctioned and paid for. A 20 kW solar plant carries the pool pump and half the air conditioning. Structure and finishes date from 2023, the garden from 2025, when the last picture was taken. The diversion order, the T&CP plan and the registry of 2021 can be read at our office.',
    type: 'Villa',
    purpose: 'sale',
    city: 'Indore',
    location: 'Bicholi Mardana',
    priceInRupees: 9_60_00_000,
    bedrooms: 4,
    bathrooms: 5,
    sizeInSqft: 7100,
    parking: '3 covered, 2 on the drive',
    yearBuilt: 2023,
    propertyTaxInRupees: 1_42_000,
    status: 'Ready to move',
    amenities: ['Swimming pool', 'Garden', 'Terrace', 'Solar power', 'Home automation', 'Modular kitchen', 'Air conditioning', 'Borewell', 'Covered parking', 'CCTV', 'Servant quarters'],
    pictures: ['villa-1', 'hero-1', 'interior-living-3', 'interior-kitchen-1', 'interior-bath-1', 'construction-3'],
    featured: true,
    daysAgo: 44,
  },
  {
    title: 'Verandah house under tiled roofs, Aundh',
    description:
      'A two-storey house of 1998 with hipped tile roofs and a verandah 2.7 metres deep along its whole garden side. Four bedrooms, two on each floor, so that parents need not climb; drawing and dining rooms look onto 5,000 sq ft of lawn, palms and flower beds, which a gardener keeps three mornings a week at the owner’s cost.\n\n' +
      'It stands on a side lane five minutes’ walk from Parihar Chowk. Savitribai Phule Pune University is 3 km off, Hinjewadi Phase 1 about 11 km, and the school buses of Aundh and Baner stop at the mouth of the lane.\n\n' +
      'Let unfurnished, with wardrobes, kitchen and nine split air conditioners. Corporation water is supplied once a day and a borewell covers the rest; a 15 kVA generator runs everything but the geysers. Registered agreement for eleven months or three years, six months’ deposit, pets agreed. Roof tiles were relaid and the house rewired in 2022.',
    type: 'Villa',
    purpose: 'rent',
    city: 'Pune',
    location: 'Aundh',
    priceInRupees: 2_40_000,
    bedrooms: 4,
    bathrooms: 4,
    sizeInSqft: 4600,
    parking: '2 covered, 2 on the drive',
    yearBuilt: 1998,
    status: 'Available at once',
    amenities: ['Garden', 'Air conditioning', 'Power backup', 'Borewell', 'Pet friendly', 'Covered parking', 'Servant quarters', 'Modular kitchen'],
    pictures: ['villa-2', 'interior-living-2', 'interior-dining-1', 'interior-bedroom-1', 'terrace-1'],
    daysAgo: 34,
  },
  {
    title: 'White arcaded house around a pool, Kanadia Road',
    description:
      'Four arches of lime-plastered brick shade the ground floor, and a square tower under a tile roof holds the main stair with a small study on each level. Behind the loggia lies a courtyard paved in terracotta, with a fountain and two frangipani trees; the kitchen, a guest suite and the pooja room open onto it. Four more bedrooms are upstairs, two of them with doors to the roof terrace.\n\n' +
      'The plot of 11,200 sq ft is 3.5 km past Bengali Square, in a colony of 42 houses with one gate. Bombay Hospital takes ten minutes by car and the bypass six.\n\n' +
      'The pool measures 12 by 6 metres and is salt-chlorinated, its plant renewed in 2024. Narmada water reaches the colony on alternate days. House tax is paid to March 2027, the colony has been handed over to the corporation, and the society charges ₹9,500 a month for guards and street lights.',
    type: 'Villa',
    purpose: 'sale',
    city: 'Indore',
    location: 'Kanadia Road',
    priceInRupees: 6_85_00_000,
    bedrooms: 5,
    bathrooms: 6,
    sizeInSqft: 6400,
    parking: '3 covered',
    yearBuilt: 2016,
    hoaFeesInRupees: 9500,
    propertyTaxInRupees: 98_000,
    status: 'Ready to move',
    amenities: ['Swimming pool', 'Garden', 'Terrace', 'Study', 'Gated community', 'Security staff', 'Air conditioning', 'Modular kitchen', 'Covered parking', 'Power backup'],
    pictures: ['villa-3', 'blog-5', 'interior-living-2', 'interior-dining-1', 'interior-bath-1'],
    daysAgo: 12,
  },
  {
    title: 'Single-storey glass pavilion beside a pond, Mulshi',
    description:
      'One roof, 42 metres long, covers everything: living and dining in the middle, the main bedroom at the east end, three guest bedrooms at the west, each with its own bath. Full-height sliding glass faces the pond; the rear is brick, nearly closed, and keeps out the afternoon sun. There are no steps anywhere and every door is 95 cm wide.\n\n' +
      'The land is 1.1 acres near Paud, 24 km from Chandani Chowk, roughly fifty minutes on a weekday morning. Provisions are to be had at Paud market, and a wider choice at Pirangut on the way in.\n\n' +
      'The pond holds 3 lakh litres of monsoon water and serves the garden until March. A borewell of 110 metres supplies the house through a softener and an RO plant, and the MSEDCL line is backed by a 30 kVA set. The land is non-agricultural by an order of 2015, so the buyer need not be a farmer; the 7/12 extract shows one owner. Built 2017, glazing resealed 2025.',
    type: 'Villa',
    purpose: 'sale',
    city: 'Pune',
    location: 'Mulshi',
    priceInRupees: 8_90_00_000,
    bedrooms: 4,
    bathrooms: 5,
    sizeInSqft: 5800,
    parking: '4 on the drive',
    yearBuilt: 2017,
    propertyTaxInRupees: 46_000,
    status: 'Ready to move',
    amenities: ['Garden', 'Borewell', 'Water treatment', 'Rainwater harvesting', 'Power backup', 'Wheelchair access', 'Air conditioning', 'Modular kitchen', 'Servant quarters'],
    pictures: ['villa-4', 'interior-living-3', 'interior-kitchen-2', 'interior-bedroom-2', 'interior-bath-2', 'terrace-1'],
    daysAgo: 86,
  },
  {
    title: 'Three-storey city house with a jaali, Saket Nagar',
    description:
      'The jaali on the street side is 5 metres wide and screens the stair, the pooja room and a sit-out, so the house is open to the breeze and closed to the road. Each floor can be lived in alone: two bedrooms and a living room on the first and on the second, with a parents’ suite, office and kitchen at ground level beside the garage. A six-person lift joins them and runs on to the roof, where a pergola covers part of the terrace.\n\n' +
      'Saket Nagar is one of the quiet addresses between Palasia and Bengali Square. Palasia Square is 2 km away, the railway station under 5, and a school run rarely exceeds fifteen minutes.\n\n' +
      'Narmada water comes every second day into a 20,000-litre sump; there is also a borewell. Completed in 2021 on a freehold plot of 3,600 sq ft, with sanctioned plan and completion certificate. Handover is possible within sixty days of the token.',
    type: 'Villa',
    purpose: 'sale',
    city: 'Indore',
    location: 'Saket Nagar',
    priceInRupees: 5_75_00_000,
    bedrooms: 5,
    bathrooms: 6,
    sizeInSqft: 6800,
    parking: '3 in the garage',
    yearBuilt: 2021,
    propertyTaxInRupees: 88_000,
    status: 'Possession in 60 days',
    amenities: ['Lift', 'Terrace', 'Study', 'Covered parking', 'Air conditioning', 'Home automation', 'Modular kitchen', 'Borewell', 'Power backup', 'CCTV', 'Vastu aligned'],
    pictures: ['villa-5', 'blog-4', 'interior-kitchen-2', 'interior-bedroom-2', 'interior-study-1'],
    daysAgo: 77,
  },
  {
    title: 'Courtyard house of pale sandstone, Nipania',
    description:
      'The entrance frame and both jaalis are of Dholpur sandstone, cut by hand; deep chajjas keep the April sun off the glass. A water channel leads to the door. Inside, a court of 5 by 5 metres brings light to the dining room, the pooja room and the stair. Of four bedrooms one is on the ground floor, with a bath fitted for a wheelchair. The plan follows vastu, with the kitchen in the south-east.\n\n' +
      'A cluster of schools nearby, 5 km to Vijay Nagar Square and 3 km to Bombay Hospital explain why few houses in Nipania come up for resale.\n\n' +
      'The house is three years old and its ten-year structural guarantee passes to the buyer. The plot of 4,000 sq ft is freehold and free of loans. Colony water is softened, and a 10 kW rooftop plant brings the electricity bill down to about ₹3,000 in a summer month.',
    type: 'Villa',
    purpose: 'sale',
    city: 'Indore',
    location: 'Nipania',
    priceInRupees: 4_60_00_000,
    bedrooms: 4,
    bathrooms: 5,
    sizeInSqft: 4350,
    parking: '2 covered',
    yearBuilt: 2023,
    hoaFeesInRupees: 6200,
    propertyTaxInRupees: 61_000,
    status: 'Ready to move',
    amenities: ['Garden', 'Vastu aligned', 'Solar power', 'Water treatment', 'Wheelchair access', 'Gated community', 'Modular kitchen', 'Air conditioning', 'Covered parking'],
    pictures: ['villa-6', 'interior-living-3', 'interior-dining-1', 'interior-bedroom-1', 'interior-bath-1'],
    daysAgo: 29,
  },
];
