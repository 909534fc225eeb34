import type { DemoListing } from '../shapes';

export const commercial: readonly DemoListing[] = [
  {
    title: 'Half a glass office floor, Kharadi',
    description:
      '4,800 sq ft of chargeable area on the fourth floor, lit from two sides through full-height glass; carpet area 3,450 sq ft. It is fitted for 62 desks, two cabins, a boardroom, pantry and server room. The workstations were bought in 2024.\n\n' +
      'A plaza with reflecting pool lies in front, and reception is staffed from eight to eight. EON IT Park and the World Trade Center are about 1.5 km away, the airport 7, Pune station 11. Company buses stop at the plaza.\n\n' +
      'The rent comes to just under ₹88 a sq ft; maintenance of ₹14 is extra, and GST of 18% on both. Term five years, lock-in three, 15% rise after the third. Sanctioned load 60 kW with full backup, chilled water metered by floor, fire NOC renewed in February 2026. Whoever prefers the bare shell is given ten weeks free of rent; as it stands, four.',
    type: 'Commercial',
    purpose: 'rent',
    city: 'Pune',
    location: 'Kharadi',
    price: 4_22_000,
    size: 4800,
    parking: '8 covered',
    year_built: 2016,
    hoa_fees: 67_200,
    status: 'Available at once',
    amenities: [
      'Air conditioning',
      'Lift',
      'Power backup',
      'Fire safety',
      'Fibre internet',
      'Covered parking',
      'Visitor parking',
      'Wheelchair access',
      'Concierge',
      'CCTV',
    ],
    pictures: ['commercial-1', 'interior-lobby-1', 'about-1', 'terrace-2'],
    daysAgo: 95,
  },
  {
    title: 'Leased brick-fronted shop, Sapna Sangeeta Road',
    description:
      'The brick-fronted unit at the head of a row of shops: 1,150 sq ft at street level with 11 metres of display window, and 750 sq ft of office above with an entrance of its own at the rear. A furniture retailer has both floors.\n\n' +
      'The lease was registered in April 2022 for nine years. It pays ₹1,70,000 a month and rises by 12% in April 2028, so the price yields 6.0% gross. Maintenance and electricity are the tenant’s, property tax of ₹96,000 the owner’s, which leaves 5.7%.\n\n' +
      'Tower Square is 800 metres away, Bhawarkua 2 km, the railway station 3 km, and buyers come from all three. Fourteen parking places behind the row are shared by five shops. Commercial use is sanctioned, the share of land freehold, the fire NOC good to 2028. The tenant refurbished the upper floor in 2025 at its own cost; one picture shows those works. The deposit of ₹10.2 lakh passes to the buyer.',
    type: 'Commercial',
    purpose: 'invest',
    city: 'Indore',
    location: 'Sapna Sangeeta Road',
    price: 3_40_00_000,
    size: 1900,
    parking: '14 shared',
    year_built: 2008,
    property_tax: 96_000,
    status: 'Leased until 2031',
    amenities: ['Air conditioning', 'Fire safety', 'Visitor parking', 'CCTV', 'Power backup', 'Fibre internet'],
    pictures: ['commercial-2', 'about-1', 'construction-4', 'contact-1'],
    daysAgo: 20,
  },
  {
    title: 'Pre-leased co-working floor beside an atrium, Baner',
    description:
      'The third floor of a timber-framed building whose two wings meet in a planted atrium. An operator of shared offices holds it on a registered lease to September 2030. It has 118 seats, of which 91% were reported sold in the last quarter.\n\n' +
      'Income is ₹4,37,000 a month, ₹52.44 lakh a year, or 6.9% on the price; a rise of 15% follows in October 2027. Common-area charges are the tenant’s, property tax and insurance yours, together about ₹3.1 lakh. The lock-in ends in September 2028. We show a second calculation with six empty months, because a buyer should see it.\n\n' +
      'Baner Road is 600 metres away, Hinjewadi Phase 1 about 8 km. The frame is laminated timber over a concrete base, finished in 2022 and certified for 120 minutes of fire. Eleven basement bays belong to the floor. PMC completion and a single-owner title are open for review, the operator’s accounts under a confidentiality note.',
    type: 'Commercial',
    purpose: 'invest',
    city: 'Pune',
    location: 'Baner',
    price: 7_60_00_000,
    size: 7200,
    parking: '11 in the basement',
    year_built: 2022,
    property_tax: 2_45_000,
    status: 'Leased until September 2030',
    amenities: [
      'Air conditioning',
      'Lift',
      'Fire safety',
      'Fibre internet',
      'Power backup',
      'EV charging',
      'Covered parking',
      'Wheelchair access',
      'Rainwater harvesting',
    ],
    pictures: ['commercial-3', 'interior-lobby-1', 'contact-1', 'about-1', 'interior-kitchen-2'],
    daysAgo: 47,
  },
  {
    title: 'Corner showroom with teal tiles, Palasia',
    description:
      'Two floors round a street corner, faced in teal tile with brass-framed glass: 5,200 sq ft in all, of which 2,900 on the ground floor behind 31 metres of window. Ceilings are 4.2 and 3.4 metres high. A goods lift for 1,000 kg and a passenger lift stand at the back, beside a loading door on the side lane.\n\n' +
      'A signal holds traffic at the zebra crossing, and everyone who waits there faces the window. Palasia Square is 450 metres away, 56 Dukan about 800, the station 2.5 km.\n\n' +
      'Empty since May 2026; the last occupier paid ₹3.4 lakh a month. The interior is handed over stripped to studs and screed, as pictured, so nobody pays for another’s fit-out. 80 kW sanctioned, 60 kVA generator, Narmada connection and borewell. Freehold, with a thirty-year title search done in 2026, no tenant, no loan. The building is of 1964, its facade restored in 2021.',
    type: 'Commercial',
    purpose: 'sale',
    city: 'Indore',
    location: 'Palasia',
    price: 6_95_00_000,
    size: 5200,
    parking: '10 in the rear court',
    year_built: 1964,
    property_tax: 1_85_000,
    status: 'Vacant possession',
    amenities: ['Lift', 'Power backup', 'Borewell', 'Visitor parking', 'Fire safety', 'CCTV', 'Wheelchair access'],
    pictures: ['commercial-4', 'construction-2', 'interior-lobby-1', 'about-1'],
    daysAgo: 71,
  },
  {
    title: 'Lakeside office in a business park, Super Corridor',
    description:
      'Low white buildings with rounded corners stand along a lake of 4 acres, and a boardwalk links car park, canteen and entrances. The suite is on the first floor facing the water: 3,900 sq ft chargeable, 2,900 carpet, with reception, 38 desks, two meeting rooms, a director’s cabin with bookshelves and a pantry.\n\n' +
      'It is 6 km from the airport, 1.5 from the nearest metro station, a quarter of an hour from Vijay Nagar.\n\n' +
      '₹1,85,000 a month is a little over ₹47 a sq ft. Maintenance at ₹9 includes chilled water from eight to seven; after that it is billed by the hour. Sanctioned load 35 kW, all of it backed up. Lock-in three years, deposit six months, and the owner builds partitions to the tenant’s drawing within 45 days. The lake is the park’s own treated water, tested monthly; it does not smell in May.',
    type: 'Commercial',
    purpose: 'rent',
    city: 'Indore',
    location: 'Super Corridor',
    price: 1_85_000,
    size: 3900,
    parking: '6 reserved',
    year_built: 2021,
    hoa_fees: 35_100,
    status: 'Available in 45 days',
    amenities: [
      'Air conditioning',
      'Lift',
      'Power backup',
      'Fire safety',
      'Fibre internet',
      'Visitor parking',
      'EV charging',
      'Water treatment',
      'Jogging track',
      'Security staff',
      'Wheelchair access',
    ],
    pictures: ['commercial-5', 'contact-1', 'interior-study-1', 'about-1'],
    daysAgo: 4,
  },
];
