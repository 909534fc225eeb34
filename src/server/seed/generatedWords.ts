import type { Point } from '@contract/mapArea';

/** Building blocks of generated listings. Everything is invented except the localities. */

interface Locality extends Point {
  name: string;
  /** Rupees per square foot of a plain apartment. */
  rate: number;
}

export const localities: Readonly<Record<'Indore' | 'Pune', readonly Locality[]>> = {
  Indore: [
    { name: 'Vijay Nagar', longitude: 75.8937, latitude: 22.7533, rate: 7_200 },
    { name: 'New Palasia', longitude: 75.88, latitude: 22.728, rate: 9_400 },
    { name: 'Bicholi Mardana', longitude: 75.924, latitude: 22.701, rate: 6_100 },
    { name: 'Nipania', longitude: 75.9275, latitude: 22.768, rate: 5_600 },
    { name: 'Super Corridor', longitude: 75.818, latitude: 22.7545, rate: 4_900 },
    { name: 'Kanadia Road', longitude: 75.923, latitude: 22.7185, rate: 5_200 },
    { name: 'Rau', longitude: 75.8115, latitude: 22.637, rate: 3_900 },
    { name: 'Mahalaxmi Nagar', longitude: 75.911, latitude: 22.762, rate: 6_000 },
    { name: 'Scheme No. 140', longitude: 75.9095, latitude: 22.7085, rate: 6_600 },
    { name: 'Bengali Square', longitude: 75.906, latitude: 22.7177, rate: 5_900 },
    { name: 'Rajendra Nagar', longitude: 75.8275, latitude: 22.6755, rate: 4_700 },
    { name: 'Khandwa Road', longitude: 75.884, latitude: 22.6385, rate: 4_100 },
    { name: 'Saket Nagar', longitude: 75.9, latitude: 22.7245, rate: 8_300 },
    { name: 'Tilak Nagar', longitude: 75.897, latitude: 22.7145, rate: 6_900 },
    { name: 'Manorama Ganj', longitude: 75.8865, latitude: 22.7225, rate: 8_800 },
  ],
  Pune: [
    { name: 'Koregaon Park', longitude: 73.894, latitude: 18.5365, rate: 15_800 },
    { name: 'Kalyani Nagar', longitude: 73.902, latitude: 18.548, rate: 14_200 },
    { name: 'Baner', longitude: 73.785, latitude: 18.559, rate: 10_600 },
    { name: 'Balewadi', longitude: 73.7735, latitude: 18.5755, rate: 10_100 },
    { name: 'Aundh', longitude: 73.811, latitude: 18.56, rate: 11_300 },
    { name: 'Hinjewadi', longitude: 73.7389, latitude: 18.5913, rate: 7_900 },
    { name: 'Kharadi', longitude: 73.94, latitude: 18.5515, rate: 9_800 },
    { name: 'Viman Nagar', longitude: 73.9143, latitude: 18.567, rate: 11_000 },
    { name: 'Wakad', longitude: 73.764, latitude: 18.598, rate: 8_400 },
    { name: 'Kothrud', longitude: 73.809, latitude: 18.505, rate: 12_000 },
    { name: 'Erandwane', longitude: 73.832, latitude: 18.508, rate: 14_900 },
    { name: 'Bavdhan', longitude: 73.7785, latitude: 18.516, rate: 9_100 },
    { name: 'Lohegaon', longitude: 73.924, latitude: 18.596, rate: 6_900 },
    { name: 'Mulshi', longitude: 73.519, latitude: 18.513, rate: 5_400 },
    { name: 'Undri', longitude: 73.915, latitude: 18.456, rate: 6_300 },
    { name: 'Magarpatta', longitude: 73.927, latitude: 18.515, rate: 10_900 },
    { name: 'Pashan', longitude: 73.793, latitude: 18.54, rate: 9_700 },
    { name: 'Wagholi', longitude: 73.98, latitude: 18.58, rate: 6_200 },
  ],
};

export interface GeneratedType {
  type: 'Villa' | 'Apartment' | 'Penthouse' | 'Duplex' | 'Commercial' | 'Plot' | 'Resort';
  /** Percentage of all listings. */
  share: number;
  /** Range in square feet. */
  size: readonly [number, number];
  /** Factor of the locality's rate. */
  rate: number;
  /** Square feet per bedroom; 0 without bedrooms. */
  perBedroom: number;
  nouns: readonly string[];
  covers: readonly string[];
}

const pictures = (kind: string, count: number) => Array.from({ length: count }, (_, place) => `${kind}-${place + 1}`);

export const generatedTypes: readonly GeneratedType[] = [
  {
    type: 'Apartment',
    share: 38,
    size: [620, 2_600],
    rate: 1,
    perBedroom: 560,
    nouns: ['apartment', 'flat', 'residence', 'home'],
    covers: pictures('apartment', 9),
  },
  {
    type: 'Villa',
    share: 20,
    size: [1_800, 7_800],
    rate: 1.35,
    perBedroom: 1_150,
    nouns: ['villa', 'house', 'bungalow', 'garden house'],
    covers: pictures('villa', 12),
  },
  {
    type: 'Duplex',
    share: 11,
    size: [1_300, 3_900],
    rate: 1.15,
    perBedroom: 820,
    nouns: ['duplex', 'row house', 'two-storey home'],
    covers: pictures('duplex', 5),
  },
  {
    type: 'Plot',
    share: 12,
    size: [1_000, 12_000],
    rate: 0.55,
    perBedroom: 0,
    nouns: ['plot', 'corner plot', 'villa plot', 'site'],
    covers: pictures('plot', 4),
  },
  {
    type: 'Commercial',
    share: 10,
    size: [300, 9_000],
    rate: 1.5,
    perBedroom: 0,
    nouns: ['office', 'showroom', 'shop', 'office floor'],
    covers: pictures('commercial', 5),
  },
  {
    type: 'Penthouse',
    share: 6,
    size: [2_200, 6_400],
    rate: 1.6,
    perBedroom: 1_050,
    nouns: ['penthouse', 'sky residence', 'roof home'],
    covers: pictures('penthouse', 5),
  },
  {
    type: 'Resort',
    share: 3,
    size: [4_000, 40_000],
    rate: 0.9,
    perBedroom: 2_400,
    nouns: ['resort', 'retreat', 'weekend estate'],
    covers: pictures('resort', 5),
  },
];

/** Parts of the names of buildings and lanes, combined so that the vocabulary grows with the number of listings. */
export const nameBegins = [
  'Aman',
  'Anand',
  'Ashok',
  'Bhav',
  'Chandan',
  'Chitra',
  'Deep',
  'Devaki',
  'Dhara',
  'Gokul',
  'Gulmohar',
  'Hari',
  'Indra',
  'Jal',
  'Kadamb',
  'Kaveri',
  'Keshav',
  'Kusum',
  'Lalit',
  'Madhu',
  'Malhar',
  'Manas',
  'Megh',
  'Mohan',
  'Nandan',
  'Narmada',
  'Neel',
  'Padma',
  'Palash',
  'Parijat',
  'Prabha',
  'Rajat',
  'Rohini',
  'Sahya',
  'Samruddhi',
  'Saraswat',
  'Shanti',
  'Shreyas',
  'Sugandh',
  'Swapna',
  'Tapovan',
  'Tulsi',
  'Usha',
  'Vanashree',
  'Vasant',
  'Vrinda',
  'Yamuna',
  'Yash',
];
export const nameEnds = [
  'ban',
  'bhumi',
  'dham',
  'dhara',
  'gandha',
  'giri',
  'jyot',
  'kunj',
  'leela',
  'malika',
  'mandir',
  'manjari',
  'nagari',
  'nivas',
  'pravah',
  'prastha',
  'puram',
  'rachana',
  'sagar',
  'sanskar',
  'shilpa',
  'shree',
  'smriti',
  'srishti',
  'tara',
  'teerth',
  'vatika',
  'vihar',
  'vilas',
  'vrat',
];
export const nameKinds = [
  'Residency',
  'Heights',
  'Enclave',
  'Gardens',
  'Towers',
  'Court',
  'Avenue',
  'Estate',
  'Park',
  'Square',
  'Terraces',
  'Greens',
];

export const qualities = [
  'Quiet',
  'Corner',
  'East-facing',
  'Sunlit',
  'Spacious',
  'Airy',
  'Renovated',
  'Furnished',
  'Garden-facing',
  'High-ceilinged',
  'Newly built',
  'Well-kept',
  'Park-facing',
  'Breezy',
  'Compact',
  'Elegant',
];

/** Sentences about buildings. */
export const houseSentences = [
  'The living room opens to a balcony wide enough for a table of six.',
  'Flooring is vitrified tile in the bedrooms and Kota stone in the passages.',
  'The kitchen has granite counters, a chimney and a separate dry balcony.',
  'Two bedrooms have attached baths with geysers and exhaust fans.',
  'Windows are of anodised aluminium with mosquito mesh on every panel.',
  'A study beside the entrance can be closed with a sliding door.',
  'The terrace was waterproofed last year under a ten-year guarantee.',
  'Wardrobes of marine plywood are fitted in each bedroom.',
  'A pooja niche faces east beside the dining space.',
  'The society keeps a clubhouse, a gymnasium and a small library.',
  'Morning sun reaches the kitchen, and the afternoon shade the bedrooms.',
  'The lobby was relaid in marble and its lifts were replaced.',
  'Servant quarters with a bath of their own lie behind the utility.',
  'The staircase has treads of teak and a railing of wrought iron.',
  'False ceilings with concealed lighting run through the living areas.',
];
/** Sentences about the location, for any type. */
export const placeSentences = [
  'The nearest school is eight minutes away on foot.',
  'A hospital, a bank and a vegetable market lie within two kilometres.',
  'The airport takes forty minutes outside office hours.',
  'The approach road is concrete and twelve metres wide.',
  'Corporation water arrives daily, and a borewell covers the rest.',
  'Papers can be read at our office before any payment is made.',
  'Solar panels on the roof feed the common lighting.',
  'Rainwater is led into a recharge pit that was cleaned before the monsoon.',
  'The boundary has been measured, and its pegs stand where the deed says.',
  'Guards keep the gate by day and by night, with cameras on each corner.',
  'The metro station under construction is three hundred metres off.',
  'Trees along the lane keep it cooler than the main road.',
  'Maintenance has been paid up to the end of the quarter.',
  'Loans are sanctioned by four banks for this project.',
  'Visits are arranged on weekdays and on Sunday mornings.',
];

export const statuses = {
  sale: ['Ready to move', 'Under construction', 'Resale', 'New launch'],
  rent: ['Available at once', 'Available next month'],
  invest: ['Pre-leased', 'Pre-launch'],
} as const;
