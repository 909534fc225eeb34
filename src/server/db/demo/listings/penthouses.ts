import type { DemoListing } from '../shapes';

export const penthouses: readonly DemoListing[] = [
  {
    title: 'Penthouse with plunge pool above Vijay Nagar',
    description:
      'The whole nineteenth floor: 3,300 sq ft inside, 1,900 sq ft of timber terrace outside, one lift lobby and no neighbour on the level. The plunge pool is 7 by 3 metres, 1.2 deep, and heated from November to February. Living room, dining room and main bedroom are glazed to the deck and step straight onto it; three more bedrooms look north.\n\n' +
      'Vijay Nagar Square and its malls are 900 metres away on foot. The MR-10 metro alignment passes within 1.5 km, and the airport is 12 km off, half an hour by Super Corridor.\n\n' +
      'The slab under the pool was designed for it, and the structural drawing shows the load. Full power backup, piped gas, Narmada water softened at the building. Two covered bays with EV points pass with the flat. Occupied since 2022, completion certificate issued, society formed; the monthly ₹21,000 has nothing outstanding.',
    type: 'Penthouse',
    purpose: 'sale',
    city: 'Indore',
    location: 'Vijay Nagar',
    priceInRupees: 6_25_00_000,
    bedrooms: 4,
    bathrooms: 5,
    sizeInSqft: 5200,
    parking: '2 covered, with EV points',
    yearBuilt: 2022,
    hoaFeesInRupees: 21_000,
    propertyTaxInRupees: 79_000,
    status: 'Ready to move',
    amenities: ['Swimming pool', 'Terrace', 'Lift', 'EV charging', 'Power backup', 'Water treatment', 'Home automation', 'Air conditioning', 'Concierge', 'Security staff', 'Modular kitchen'],
    pictures: ['penthouse-1', 'interior-living-1', 'interior-kitchen-2', 'interior-bedroom-2', 'interior-bath-2', 'terrace-2'],
    featured: true,
    daysAgo: 5,
  },
  {
    title: 'Two-level penthouse with pool terrace, Koregaon Park',
    description:
      'Two floors joined by an inner stair and a private lift: five bedrooms and the family room below; living, dining and kitchen above, level with the water. Outside there are 2,600 sq ft of decking. A louvred pergola shades the seating round a gas fire table and its blades close at the first drop of rain. The pool is 11 metres long, with an automatic cover.\n\n' +
      'The cafés of North Main Road are 400 metres away, the Mula-Mutha river path 1 km, Pune railway station 3.5 km and the airport 7.\n\n' +
      'Eight families share the building, and their society holds a sinking fund of ₹1.4 crore. Deemed conveyance of the land was registered in 2021. PMC water comes daily; tankers were called on six days last summer. Terrace waterproofing and deck boards were renewed in 2025 under a ten-year warranty. Four stilt bays, a drivers’ room and a store of 180 sq ft are in the price.',
    type: 'Penthouse',
    purpose: 'sale',
    city: 'Pune',
    location: 'Koregaon Park',
    priceInRupees: 16_50_00_000,
    bedrooms: 5,
    bathrooms: 6,
    sizeInSqft: 7800,
    parking: '4 under stilts',
    yearBuilt: 2014,
    hoaFeesInRupees: 38_000,
    propertyTaxInRupees: 2_10_000,
    status: 'Ready to move',
    amenities: ['Swimming pool', 'Terrace', 'Lift', 'Air conditioning', 'Home automation', 'Walk-in wardrobe', 'Covered parking', 'Servant quarters', 'Power backup', 'Security staff', 'CCTV', 'Pet friendly'],
    pictures: ['penthouse-2', 'hero-2', 'interior-living-2', 'interior-kitchen-1', 'interior-bedroom-2'],
    featured: true,
    daysAgo: 69,
  },
  {
    title: 'Open-sided penthouse with hill view, Kalyani Nagar',
    description:
      'The living room has three walls; the fourth, 9 metres wide, folds away and the room goes on as a terrace with a fire table. The ceiling is teak veneer, the floor honed limestone. A study with bookshelves, a kitchen with breakfast counter and four bedrooms with bath make up the rest.\n\n' +
      'On the sixteenth floor, it looks south-east to the hills beyond Hadapsar. Joggers Park is 600 metres away, the airport 5 km, and the Kalyani Nagar metro station a walk of a quarter of an hour. Flights can be heard with the wall open and hardly with it closed.\n\n' +
      'Offered furnished for three years, with a lock-in of one. The rent covers maintenance, two bays and club membership; electricity, gas and internet are metered. Deposit ₹18 lakh. The society allows one pet to a flat. Walls were repainted and curtains replaced in August 2026.',
    type: 'Penthouse',
    purpose: 'rent',
    city: 'Pune',
    location: 'Kalyani Nagar',
    priceInRupees: 4_50_000,
    bedrooms: 4,
    bathrooms: 5,
    sizeInSqft: 5600,
    parking: '2 covered',
    yearBuilt: 2017,
    status: 'Available at a month’s notice',
    amenities: ['Terrace', 'Study', 'Club house', 'Fitness centre', 'Lift', 'Air conditioning', 'Modular kitchen', 'Covered parking', 'Pet friendly', 'Concierge', 'Power backup'],
    pictures: ['penthouse-3', 'interior-kitchen-2', 'interior-bath-2', 'interior-study-1', 'terrace-2'],
    daysAgo: 22,
  },
  {
    title: 'Penthouse under a roof garden, Pashan',
    description:
      'A lawn on the roof, 1,700 sq ft of it, with stepping discs, raised beds along the parapet and a white pergola over a daybed. Soil is 45 cm deep on a drained, root-proof membrane, and a timer waters it from the building’s treated grey water. One storey below are four bedrooms, a panelled living room, a dining room for ten and a kitchen with service entrance.\n\n' +
      'The western hills stand clear from October to June. Pashan Lake is 1.5 km away, IISER and the National Chemical Laboratory about 3, Chandani Chowk 4.\n\n' +
      'Fourteen flats share two lifts. Monthly maintenance of ₹16,800 includes a gardener’s visit each week. The society is registered, conveyance is complete, and the three parking places are marked on the sanctioned plan. The membrane, laid in 2019, was flood-tested in May 2026; the report shows no leak.',
    type: 'Penthouse',
    purpose: 'sale',
    city: 'Pune',
    location: 'Pashan',
    priceInRupees: 8_40_00_000,
    bedrooms: 4,
    bathrooms: 4,
    sizeInSqft: 4900,
    parking: '3 covered',
    yearBuilt: 2019,
    hoaFeesInRupees: 16_800,
    propertyTaxInRupees: 96_000,
    status: 'Ready to move',
    amenities: ['Terrace', 'Garden', 'Lift', 'Rainwater harvesting', 'Air conditioning', 'Modular kitchen', 'Walk-in wardrobe', 'Covered parking', 'Power backup', 'CCTV'],
    pictures: ['penthouse-4', 'interior-living-2', 'interior-dining-1', 'interior-bedroom-1', 'interior-bath-1'],
    daysAgo: 89,
  },
  {
    title: 'Sixth-floor penthouse and roof pool, New Palasia',
    description:
      'A 15-metre pool, loungers, seats round a fire and a planted roof, all level with the living rooms: that is the upper half. The lower half, reached by stair and by lift, holds four bedrooms, a family room, a store and quarters for two. Together 6,300 sq ft, of which 2,400 are open to the sky.\n\n' +
      'New Palasia is built low, and the sixth floor sees over its trees as far as Rajwada on a clear day. 56 Dukan is 700 metres away, Palasia Square 900, the railway station under 3 km.\n\n' +
      'There is one home to a floor, finished in 2018. The Narmada line runs daily, two borewells stand in reserve, and a 15,000-litre tank belongs to this flat alone. Pool pumps and filters are of 2024. The registry conveys the flat with its undivided share of land; lift, guard and diesel cost each owner ₹19,500 a month.',
    type: 'Penthouse',
    purpose: 'sale',
    city: 'Indore',
    location: 'New Palasia',
    priceInRupees: 7_10_00_000,
    bedrooms: 4,
    bathrooms: 5,
    sizeInSqft: 6300,
    parking: '3 under stilts',
    yearBuilt: 2018,
    hoaFeesInRupees: 19_500,
    propertyTaxInRupees: 91_000,
    status: 'Ready to move',
    amenities: ['Swimming pool', 'Terrace', 'Lift', 'Servant quarters', 'Borewell', 'Air conditioning', 'Modular kitchen', 'Power backup', 'Security staff'],
    pictures: ['penthouse-5', 'interior-living-1', 'interior-kitchen-1', 'interior-bath-2', 'interior-lobby-1'],
    daysAgo: 49,
  },
];
