import type { DemoListing } from '../shapes';

export const plots: readonly DemoListing[] = [
  {
    title: 'Corner plot behind a stone gate, Simrol Road',
    description:
      'A corner plot of 40 by 60 feet, facing east and north, in a gated layout of 118 plots with some thirty houses so far. Roads are 9 and 12 metres wide, asphalted, with storm drains, lights and brick walks; cables run underground. From the stone gate the main road heads straight for the Vindhya slopes.\n\n' +
      'Tejaji Nagar junction on the bypass is 8 km away, IIT Indore 9 km, Rajwada roughly 40 minutes.\n\n' +
      'The rate is ₹3,500 a sq ft, stamp duty and registration apart. Development permission, T&CP layout and the colony’s RERA entry can be looked up online, and we sit with you while you do it. Three borewells fill an overhead tank of 2 lakh litres, with a meter at each plot. The transformer is in place. Ground plus two floors may be built, leaving 3 metres in front.',
    type: 'Plot',
    purpose: 'sale',
    city: 'Indore',
    location: 'Simrol Road',
    price: 84_00_000,
    size: 2400,
    facing: 'north_east',
    hoa_fees: 2900,
    status: 'Ready to register',
    amenities: [
      'Gated community',
      'Borewell',
      'Security staff',
      'Garden',
      'Jogging track',
      'Children’s play area',
      'CCTV',
      'Vastu aligned',
    ],
    pictures: ['plot-1', 'plot-4', 'contact-1', 'plot-2'],
    daysAgo: 37,
  },
  {
    title: 'Level villa plot facing the hills, Lavale',
    description:
      '6,000 sq ft, level to within 40 cm, 24 metres wide at the road and a little over 23 deep. Stones mark the four corners; meadow flowers have taken the rest, with stepping stones to the far side. Houses stand on two neighbouring plots. Nothing may be built between this one and the hills, as that strip is the layout’s open space.\n\n' +
      'Lavale village is 2 km below, the Symbiosis campus 4, Bavdhan about 11, and Hinjewadi Phase 1 under half an hour by the Nande road.\n\n' +
      'The land is non-agricultural, with a 7/12 extract of its own and a demarcation map of 2025. PMRDA’s rules give a floor space index of 1.1. Metered water comes from the layout’s tank, MSEDCL poles pass the gate, fibre is in the road. Eleven of sixteen plots are sold. No builder is prescribed and there is no date by which to build.',
    type: 'Plot',
    purpose: 'sale',
    city: 'Pune',
    location: 'Lavale',
    price: 2_10_00_000,
    size: 6000,
    facing: 'west',
    hoa_fees: 3000,
    status: 'Clear title, ready to register',
    amenities: [
      'Gated community',
      'Security staff',
      'Fibre internet',
      'Jogging track',
      'Rainwater harvesting',
      'Garden',
    ],
    pictures: ['plot-2', 'plot-4', 'plot-3', 'plot-1'],
    daysAgo: 14,
  },
  {
    title: 'Half-acre hill plot, surveyed and pegged, Mulshi',
    description:
      'Half an acre on a spur above the Mulshi backwater, pegged and taped after a total-station survey in August 2026. The fall is 6 metres in 58, from north-east to south-west; a shelf of some 4,000 sq ft near the top is level enough to build on without a retaining wall. Two lines of hills stand opposite, and no neighbour is in view to the west.\n\n' +
      'A murum road, 6 metres wide and 1.4 km long, comes up from the tar; ordinary cars use it except in the wettest weeks of July. Paud is 14 km away, Chandani Chowk 38.\n\n' +
      'The non-agricultural order is dated 2024, and trees above 30 cm girth are listed on the survey sheet. There is no water connection: the nearest borewell struck at 95 metres, and we estimate drilling and tank at ₹6 to 7 lakh. Single-phase power ends 120 metres off. It suits a buyer who will build slowly.',
    type: 'Plot',
    purpose: 'sale',
    city: 'Pune',
    location: 'Mulshi',
    price: 1_74_00_000,
    listedAt: 1_80_00_000,
    size: 21_780,
    facing: 'south_west',
    status: 'Surveyed, ready to register',
    amenities: ['Garden', 'Rainwater harvesting', 'Visitor parking', 'Pet friendly', 'Vastu aligned'],
    pictures: ['plot-3', 'plot-2', 'blog-2', 'plot-4'],
    daysAgo: 74,
  },
  {
    title: 'Avenue villa plot to hold, Manpur',
    description:
      'A plot of 60 by 90 feet on a divided avenue with brick walks and flowering trees, in a layout of villa plots below the Manpur hills. Four houses are finished and seven in progress. It is offered as land to hold: nothing falls due meanwhile but ₹1,500 a month for upkeep and the yearly diversion tax.\n\n' +
      'The asking rate is ₹1,200 a sq ft. Plots of this size in the layout were registered at ₹850 in 2023 and ₹1,050 in 2025. Nobody can promise the next figure, and as land pays no rent the yield is nil until it is sold.\n\n' +
      'Manpur is on the Mumbai road, 40 km from Rajwada, 20 from Mhow, 25 from Pithampur, and most owners want a weekend address. Services were certified complete in 2024 and the plots mortgaged for them released. Borewell water, guarded gate, power at the boundary. One registry, one owner, no transfer fee.',
    type: 'Plot',
    purpose: 'invest',
    city: 'Indore',
    location: 'Manpur',
    price: 64_80_000,
    size: 5400,
    facing: 'east',
    hoa_fees: 1500,
    property_tax: 4800,
    status: 'Freehold, ready to register',
    amenities: ['Gated community', 'Security staff', 'Borewell', 'Garden', 'Jogging track', 'Club house'],
    pictures: ['plot-4', 'plot-1', 'plot-2', 'about-1'],
    daysAgo: 108,
  },
];
