import type { DemoListing } from '../shapes';

export const villasMore: readonly DemoListing[] = [
  {
    title: 'Malwa haveli of sandstone, restored, near Rau',
    description:
      'Built in 1912: five arches to the forecourt, three jharokhas above them and three chhatris on the roof. Walls are 75 cm thick at the base, and rooms stay near 27 degrees in May before any machine is switched on. Six bedrooms, a baithak with niches and fireplace, a library and a dining room for sixteen stand round an inner chowk.\n\n' +
      'The restoration of 2017 to 2019 used lime mortar throughout, renewed all wiring and drains, and added bathrooms without cutting a carved stone. Drawings and bills can be seen.\n\n' +
      'It lies in 1.3 acres off the old Mhow road, 4 km from IIM Indore and 13 km from Rajwada, with two wells, a borewell and a three-phase connection. An advocate has traced the title to 1938, and the report is shared after a first visit. The house is on no list of protected monuments. Price on request; an offer may include the furniture, by inventory.',
    type: 'Villa',
    purpose: 'sale',
    city: 'Indore',
    location: 'Rau',
    priceInRupees: null,
    bedrooms: 6,
    bathrooms: 7,
    sizeInSqft: 11_500,
    parking: '8 in the forecourt',
    yearBuilt: 1912,
    propertyTaxInRupees: 74_000,
    status: 'Vacant possession',
    amenities: ['Garden', 'Terrace', 'Study', 'Servant quarters', 'Borewell', 'Power backup', 'CCTV', 'Visitor parking'],
    pictures: ['villa-7', 'interior-living-4', 'interior-dining-1', 'interior-study-1', 'interior-bedroom-2'],
    daysAgo: 55,
  },
  {
    title: 'Basalt house stepping up the hillside, Lavale',
    description:
      'Three levels follow the slope, each with its back against the hill: garage, guest room and gym at the drive; living rooms and a 24-metre terrace above; three bedrooms on top, under white roof slabs. The walls are black basalt quarried within 15 km and laid 45 cm thick. Garden steps climb beside them through terraced beds.\n\n' +
      'From the terrace one looks east over the Lavale valley. The Symbiosis hill campus is 3 km away, Baner 14 km by the Sus road, Chandani Chowk 12 km.\n\n' +
      'A buyer on a slope asks first about the ground. The soil report, the slope-stability certificate of 2018 and six monsoons of seepage readings are on file, and the garage level has stayed dry. PMRDA sanctioned the plans and issued completion in 2020. Treated water comes from the estate, with a 60,000-litre rain tank behind it. The plot is 18,000 sq ft; eighteen owners keep the private road at ₹14,000 a month each.',
    type: 'Villa',
    purpose: 'sale',
    city: 'Pune',
    location: 'Lavale',
    priceInRupees: 11_20_00_000,
    bedrooms: 4,
    bathrooms: 5,
    sizeInSqft: 6200,
    parking: '2 in the garage, 3 on the drive',
    yearBuilt: 2020,
    hoaFeesInRupees: 14_000,
    propertyTaxInRupees: 1_18_000,
    status: 'Ready to move',
    amenities: ['Terrace', 'Garden', 'Fitness centre', 'Rainwater harvesting', 'Water treatment', 'Gated community', 'Security staff', 'Home automation', 'EV charging', 'Power backup', 'Covered parking'],
    pictures: ['villa-8', 'interior-kitchen-2', 'interior-living-4', 'interior-bedroom-2', 'interior-bath-2'],
    featured: true,
    daysAgo: 2,
  },
  {
    title: 'Ochre weekend house in the Goan manner, Panshet Road',
    description:
      'Ochre walls, white trim, teal shutters and a pillared porch: the house follows the Goan pattern closely, down to oyster-shell panes in two upper windows. Downstairs are a sala with terrazzo floor, dining room, kitchen and one bedroom; three more bedrooms open from the upper landing. Ceilings are 3.6 metres high and the fans do most of the work.\n\n' +
      'It sits on 22,000 sq ft off Panshet Road, 6 km beyond Khadakwasla Dam and about an hour from Swargate on a Saturday. The lake shore is ten minutes on foot. Mobile signal is good; fibre came in 2024.\n\n' +
      'A caretaker’s room stands by the gate. The borewell yields all year, and a 5 kVA inverter bridges the power cuts, which last an hour or two in the monsoon. Mangalore tiles were turned and the timber treated in 2023. An NA plot in a layout of nine, with clear 7/12, ready to register.',
    type: 'Villa',
    purpose: 'sale',
    city: 'Pune',
    location: 'Panshet Road',
    priceInRupees: 3_95_00_000,
    bedrooms: 4,
    bathrooms: 4,
    sizeInSqft: 3900,
    parking: '4 on the drive',
    yearBuilt: 2009,
    propertyTaxInRupees: 24_000,
    status: 'Ready to move',
    amenities: ['Garden', 'Borewell', 'Fibre internet', 'Power backup', 'Servant quarters', 'Pet friendly', 'Terrace'],
    pictures: ['villa-9', 'interior-living-2', 'interior-kitchen-1', 'interior-bedroom-1', 'terrace-1'],
    daysAgo: 17,
  },
  {
    title: 'White cubist villa with pool, Baner hillside',
    description:
      'Stacked white cubes with deep windows, set on a gravel garden of agaves and columnar cacti that wants water once a week. A 10-metre pool lies on the garden side. The double-height living room with its gas fire takes the centre; kitchen, dining room and guest bedroom are on the same level, three bedrooms above, and a terrace with timber pergola outside the main one.\n\n' +
      'Baner hill begins at the back lane, with its walking path to Pashan. Balewadi High Street is 3.5 km away and the first phase of Hinjewadi about 9 km, which is why companies have rented the house more often than families.\n\n' +
      'The rent includes pool service twice a week, society charges and a guard at night. Fully furnished; inventory and photographs form part of the lease. Lock-in of 24 months, deposit of four months, 5% rise a year. The PMC line and society tankers fill a 30,000-litre sump. Air conditioning was overhauled in April 2026, the furniture renewed in 2024.',
    type: 'Villa',
    purpose: 'rent',
    city: 'Pune',
    location: 'Baner',
    priceInRupees: 4_25_000,
    bedrooms: 4,
    bathrooms: 5,
    sizeInSqft: 5900,
    parking: '3 covered',
    yearBuilt: 2018,
    status: 'Furnished, available at once',
    amenities: ['Swimming pool', 'Terrace', 'Garden', 'Air conditioning', 'Modular kitchen', 'Walk-in wardrobe', 'Security staff', 'Covered parking', 'Power backup', 'Fibre internet'],
    pictures: ['villa-10', 'hero-5', 'interior-dining-1', 'interior-bath-1', 'interior-bedroom-2'],
    daysAgo: 113,
  },
  {
    title: 'Brick vaults beside a lily pond, Ujjain Road',
    description:
      'Three barrel vaults of exposed brick, each closed by a glazed arch towards the pond. The middle one, 9 metres wide, is the living room; a library fills the second and the dining kitchen the third. Two bedrooms lie behind them, one on a gallery under a small dome, and a detached guest wing adds another. Brick holds off the heat until four in the afternoon; the pond does the rest.\n\n' +
      'The land is 0.9 acre, planted with 140 mango, neem and chikoo trees, at the twelfth kilometre of Ujjain Road. Aurobindo Hospital and the Super Corridor junction are each within twenty minutes.\n\n' +
      'The ground is diverted for residential use, diversion tax paid, and the building permission of 2014 covers all that stands. Two borewells, drip lines to every tree, 12 kW of solar with net metering. The vaults were waterproofed again in 2024 and the contractor’s seven-year warranty transfers. Vacant; the keys are with our Indore office.',
    type: 'Villa',
    purpose: 'sale',
    city: 'Indore',
    location: 'Ujjain Road',
    priceInRupees: 5_20_00_000,
    bedrooms: 3,
    bathrooms: 4,
    sizeInSqft: 4800,
    parking: '2 covered, 4 open',
    yearBuilt: 2015,
    propertyTaxInRupees: 32_000,
    status: 'Vacant possession',
    amenities: ['Garden', 'Study', 'Solar power', 'Borewell', 'Modular kitchen', 'Servant quarters', 'CCTV', 'Rainwater harvesting'],
    pictures: ['villa-11', 'interior-study-1', 'interior-living-4', 'interior-kitchen-2', 'interior-bath-2'],
    daysAgo: 99,
  },
  {
    title: 'Leased L-shaped villa round a pool court, Mahalunge',
    description:
      'Two wings in an L close the pool court against north and west; the low one carries a planted roof, the high one 36 solar panels. Five bedrooms, all with bath, a double-height living room, and a kitchen with separate store. The plot measures 16,500 sq ft in an estate of 30 houses with hedges instead of walls.\n\n' +
      'A manufacturing company keeps the house for visiting directors. The registered lease runs until May 2029 at ₹2,65,000 a month and rises by 5% each year: a gross yield of 3.5% on the price today. Property tax and society charges are the owner’s, so 3.1% remains before income tax.\n\n' +
      'The Balewadi sports complex is 3 km away, Hinjewadi Phase 1 five, the expressway to Mumbai four. PMRDA sanction, completion certificate, lease deed and two years of bank credits are open to a buyer who has made an offer. Built 2020; the solar plant, added in 2023, gave about 2,100 units last March.',
    type: 'Villa',
    purpose: 'invest',
    city: 'Pune',
    location: 'Mahalunge',
    priceInRupees: 9_15_00_000,
    bedrooms: 5,
    bathrooms: 6,
    sizeInSqft: 7200,
    parking: '3 covered',
    yearBuilt: 2020,
    hoaFeesInRupees: 18_000,
    propertyTaxInRupees: 1_35_000,
    status: 'Leased until May 2029',
    amenities: ['Swimming pool', 'Garden', 'Terrace', 'Solar power', 'Gated community', 'Security staff', 'Air conditioning', 'Modular kitchen', 'Study', 'Covered parking', 'Power backup', 'CCTV'],
    pictures: ['villa-12', 'hero-5', 'interior-kitchen-1', 'interior-bedroom-1', 'interior-study-1', 'terrace-1'],
    daysAgo: 63,
  },
];
