import type { DemoListing } from '../shapes';

export const duplexes: readonly DemoListing[] = [
  {
    title: 'Row duplex with planted forecourt, Magarpatta',
    description:
      'Third house in a row of six, on two floors, with its own front door and 300 sq ft of garden before it. Below: a living room open to the planting, dining, kitchen, a bedroom with bath. Above: two bedrooms, a family room lined with bookshelves and a balcony behind timber louvres.\n\n' +
      'Offices, school and hospital are on the township’s own roads, and many residents cycle to work. Hadapsar station is 3.5 km away, the airport about 10.\n\n' +
      'Let semi-furnished to a family, for two years or longer, against three months’ deposit. The figure covers the township’s charges; electricity and piped gas are the tenant’s. Two cars fit on the forecourt, one of them under cover beside a charging socket on its own meter. Water is metered and runs round the clock. The house was painted in June 2026, and termite treatment is under warranty until 2029.',
    type: 'Duplex',
    purpose: 'rent',
    city: 'Pune',
    location: 'Magarpatta',
    priceInRupees: 1_15_000,
    bedrooms: 3,
    bathrooms: 3,
    sizeInSqft: 2450,
    parking: '1 covered, 1 open',
    yearBuilt: 2013,
    status: 'Available at once',
    amenities: ['Garden', 'Study', 'EV charging', 'Covered parking', 'Gated community', 'Jogging track', 'Modular kitchen', 'Security staff', 'Fibre internet'],
    pictures: ['duplex-1', 'interior-study-1', 'interior-living-3', 'interior-kitchen-1', 'interior-bedroom-1'],
    daysAgo: 104,
  },
  {
    title: 'Half of a semi-detached pair, Bicholi Mardana',
    description:
      'The right-hand house of the pair, with timber at the door and lawn on two sides. A double brick wall with mineral wool in the cavity parts it from its twin; a sound test of 2022 gave 58 dB. Living, dining, kitchen and a parents’ bedroom are downstairs, three bedrooms and a study corner up.\n\n' +
      'The layout has 64 houses behind one gate. From there it is 2.5 km to the bypass and 6 to Bengali Square, with two of the city’s larger schools in between.\n\n' +
      'The front garden is held together with the left-hand house, and the registered deed says who keeps what: the hedge by turns, the lawn each their own. Plot 2,750 sq ft. Borewells feed the overhead tank and the Narmada main has been laid to the gate. A bank loan is to be cleared from the sale; the foreclosure letter states ₹61 lakh.',
    type: 'Duplex',
    purpose: 'sale',
    city: 'Indore',
    location: 'Bicholi Mardana',
    priceInRupees: 2_40_00_000,
    bedrooms: 4,
    bathrooms: 4,
    sizeInSqft: 3100,
    parking: '2 on the drive',
    yearBuilt: 2022,
    hoaFeesInRupees: 3800,
    propertyTaxInRupees: 29_000,
    status: 'Ready to move',
    amenities: ['Garden', 'Gated community', 'Children’s play area', 'Modular kitchen', 'Borewell', 'Security staff', 'Visitor parking', 'Vastu aligned'],
    pictures: ['duplex-2', 'interior-living-3', 'interior-dining-1', 'interior-bedroom-1', 'terrace-1'],
    daysAgo: 25,
  },
  {
    title: 'Corner duplex with a roof garden, Scheme 140',
    description:
      'A corner plot of 2,400 sq ft gives this house light from three sides and two gates. Charcoal plaster below, timber battens above, and on the roof a garden under a pergola, with 28 cm of soil, a sink and a gas point. Living room, green kitchen and guest bedroom are at street level; an open timber stair climbs a stone wall to three bedrooms, each with bath.\n\n' +
      'Only colony traffic uses the junction. World Cup Square lies 1 km off, Palasia about 5, and a ring-road bus stop is 400 metres from the gate.\n\n' +
      'Built in 2022 to a sanctioned plan. The plot came from an IDA scheme and was converted from leasehold to freehold in 2024; that order is the paper to read first. Narmada water on alternate days, 12,000-litre sump, borewell. The roof membrane is guaranteed until 2032. Curtains, kitchen appliances and light fittings are in the price.',
    type: 'Duplex',
    purpose: 'sale',
    city: 'Indore',
    location: 'Scheme 140',
    priceInRupees: 3_30_00_000,
    bedrooms: 4,
    bathrooms: 5,
    sizeInSqft: 3750,
    parking: '2 covered',
    yearBuilt: 2022,
    propertyTaxInRupees: 44_000,
    status: 'Ready to move',
    amenities: ['Terrace', 'Garden', 'Modular kitchen', 'Air conditioning', 'Home automation', 'Borewell', 'Covered parking', 'CCTV', 'Power backup'],
    pictures: ['duplex-3', 'blog-4', 'interior-living-2', 'interior-kitchen-2', 'interior-bath-1'],
    featured: true,
    daysAgo: 8,
  },
  {
    title: 'Red-door brick duplex in a terrace, Viman Nagar',
    description:
      'The end house of a brick terrace, known in the lane by its red door. The ground floor is one room from street window to rear yard: a library wall, a fireside seat, a kitchen with marble island. Three bedrooms are upstairs, the front one with a balcony 4 metres wide. The brick is unpainted, so nothing outside wants repainting but the door.\n\n' +
      'The Symbiosis campus, a hospital and two supermarkets are within a kilometre. The airport is 2.5 km away. Frequent travellers like that; the double glazing is there because of it, and holds the level indoors to 34 dB.\n\n' +
      'Built in 2019 on land conveyed to the society of seven owners, who pay ₹7,500 a month for guard, sweeping and common insurance. PMC water daily, a small shared borewell, an inverter for every circuit but the ovens. Street drains were relaid in 2024 and the lane has not flooded since.',
    type: 'Duplex',
    purpose: 'sale',
    city: 'Pune',
    location: 'Viman Nagar',
    priceInRupees: 3_62_00_000,
    bedrooms: 3,
    bathrooms: 4,
    sizeInSqft: 2900,
    parking: '1 covered, 1 on the street',
    yearBuilt: 2019,
    hoaFeesInRupees: 7500,
    propertyTaxInRupees: 52_000,
    status: 'Ready to move',
    amenities: ['Study', 'Modular kitchen', 'Air conditioning', 'Walk-in wardrobe', 'Covered parking', 'Security staff', 'Power backup', 'Pet friendly', 'Fibre internet'],
    pictures: ['duplex-4', 'interior-study-1', 'interior-living-4', 'interior-kitchen-2', 'interior-bedroom-2'],
    featured: true,
    daysAgo: 41,
  },
  {
    title: 'White duplex with gabled glass front, AB Road',
    description:
      'Behind the glazed gable is a living room 6.4 metres high, overlooked by a gallery of the upper floor. The rest of the plan is compact: kitchen and guest bedroom beside it, three bedrooms in the timber-clad storey, a covered terrace on the garden side with seats for eight. The reflecting pool in front is 40 cm deep and is fenced, on request, for families with small children.\n\n' +
      'The house stands 500 metres off AB Road near Rajendra Nagar, away from the trucks. IIM Indore is 7 km, the Pithampur factories about 20; manufacturers have rented it since 2021.\n\n' +
      'Furnished, with linen and crockery for six if wanted. Maintenance is in the rent; a company tenant pays GST under reverse charge. The glass is solar-control, and summer electricity has averaged ₹19,000 a month. Two borewells with softener, 25 kVA generator, cameras at both gates. One year at least, deposit of three months, handover within ten days.',
    type: 'Duplex',
    purpose: 'rent',
    city: 'Indore',
    location: 'AB Road, near Rajendra Nagar',
    priceInRupees: 1_35_000,
    bedrooms: 4,
    bathrooms: 4,
    sizeInSqft: 3900,
    parking: '2 covered',
    yearBuilt: 2020,
    status: 'Furnished, handover in ten days',
    amenities: ['Garden', 'Terrace', 'Air conditioning', 'Modular kitchen', 'Borewell', 'Water treatment', 'Power backup', 'CCTV', 'Covered parking'],
    pictures: ['duplex-5', 'hero-5', 'interior-kitchen-1', 'interior-bath-1', 'terrace-1'],
    daysAgo: 60,
  },
];
