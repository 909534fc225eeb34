import { brand } from '@contract/brand';

export interface DemoStaticPage {
  page: 'about' | 'contact';
  title: string;
  /** File name of a demo picture without its extension. */
  image: string;
  /** Markdown, headings from level 2. */
  content: string;
}

export interface DemoSiteImage {
  name: 'hero';
  /** File name of a demo picture without its extension. */
  image: string;
  title: string;
  subtitle: string;
  description: string;
  alt: string;
}

export interface DemoPackage {
  id: number;
  name: 'Basic' | 'Premium' | 'Enterprise';
  priceInRupees: number;
  durationInDays: number;
  /** How many listings; null for unlimited. */
  slots: number | null;
  /** How many buyer contacts; null for unlimited. */
  contacts: number | null;
  popular: boolean;
  description: string;
  features: readonly string[];
  colour: 'leaf' | 'brass' | 'ink';
  icon: 'home' | 'star' | 'building';
}

export interface DemoAddOn {
  id: number;
  name: string;
  priceInRupees: number;
  description: string;
  /** How many days it features one listing, chosen by the owner; absent if the office does it. */
  featureDays?: number;
  delivery: 'photos' | 'tour' | 'posts' | 'featured';
}

export const demoStaticPages: readonly DemoStaticPage[] = [
  {
    page: 'about',
    title: `About ${brand}`,
    image: 'about-1',
    content: `Aangan is the word for the open court at the centre of a house: the place where the family meets, the light comes in and the rain is heard first. We took it as our name in 2025, when a small group of people who had worked in property, architecture and law in Indore and Pune decided to keep one office with all three at the same table.

We opened in 2025 with 25 years of combined experience.

## How we work

We keep to two cities because we can drive to every listing in them. Listings on this website are posted by their owners, developers and agents, and by us; a listing appears as its owner wrote it, before we have seen the home. Ask us for the carpet area, the last twelve months of bills and the state of the papers before you view: we say what we have seen ourselves and what we know from the owner only. A seller who works with us receives a valuation with the sales it is based on.

Offices in the USA serve families who live there and own, or wish to own, here. Calls are held in the office hours of India, and the same person answers the next one.

## What we leave to others

We do not give legal, tax or lending advice. We will introduce an advocate, a chartered accountant or a bank if you ask, and you are free to bring your own. Their opinion should come before your signature, and ours should never stand in its place.`,
  },
  {
    page: 'contact',
    title: 'Write, call or visit',
    image: 'contact-1',
    content: `Tell us the city, your budget and when you want to move. We reply within one working day.

## Which way is quickest

- **Call** about a home you have seen here.
- **WhatsApp** for photographs, floor plans and a pin on the map. The button on each property page fills in the details for you.
- **A meeting** if you would like to sit down with the papers. A consultation costs ₹99 and is held at the time you choose: at our Indore office, by video or by phone.
- **Email** for documents and detailed questions.

## Visiting us

The headquarters are in Indore, with further offices in Beverly Hills and Miami for clients who live in the USA. Please fix a time before you come, so that the person who knows the property is there.

## When something is wrong

If a listing is inaccurate, if somebody has used your photographs, or if you are dissatisfied with our work, say so in the first line of your message. Complaints are read by a named officer, not by the team they concern. The Privacy Policy and the Terms and Conditions give the contact.

The addresses and numbers on this page are placeholders until the office settings are filled in.`,
  },
];

/** The home page's slides, in order. */
export const demoSiteImages: readonly DemoSiteImage[] = [
  {
    name: 'hero',
    image: 'hero-1',
    title: 'Villas with pools and courtyards',
    subtitle: 'For sale in Indore and Pune',
    description: 'See every photo, plan and cost. Visit when it suits you.',
    alt: 'A two-storey stone and timber villa glows at dusk behind a turquoise swimming pool with loungers and palms.',
  },
  {
    name: 'hero',
    image: 'hero-2',
    title: 'Penthouses with terraces',
    subtitle: 'High above Pune and Indore',
    description: 'Private terraces and wide views. Carpet and terrace areas are listed separately.',
    alt: 'A timber-decked penthouse terrace with a fire table under a pergola looks out over city towers against an orange and violet sky.',
  },
  {
    name: 'hero',
    image: 'hero-3',
    title: 'Apartments with gardens',
    subtitle: 'To buy, rent or invest in',
    description: 'From two bedrooms near the offices of Kharadi to whole floors in Indore.',
    alt: 'Residential towers rise above a landscaped garden with a long pool, palms and flower beds in golden light.',
  },
  {
    name: 'hero',
    image: 'hero-4',
    title: 'Resorts and weekend land',
    subtitle: 'Within two hours of the city',
    description: 'By the lake, in the hills or among farms, with roads, water and power described.',
    alt: 'Lit thatched cottages and palms are mirrored in a still lagoon beside an infinity pool at sunset.',
  },
  {
    name: 'hero',
    image: 'hero-5',
    title: 'Design, build and renovate',
    subtitle: 'Our architects and site engineers',
    description: 'A written list of materials, photos of every stage, and one file with the keys.',
    alt: 'A double-height living room with marble fireplace wall, ring chandelier and bookshelves opens to a sunny garden through tall glazing.',
  },
];

/** From section 9 of the specification. */
export const demoPackages: readonly DemoPackage[] = [
  {
    id: 1,
    name: 'Basic',
    priceInRupees: 2999,
    durationInDays: 30,
    slots: 2,
    contacts: 50,
    popular: false,
    description: 'For an owner with one or two homes to sell or let within a month.',
    features: [
      '2 property listings',
      '50 buyer contacts',
      'Valid for 30 days from payment',
      'WhatsApp enquiry button on each listing',
    ],
    colour: 'leaf',
    icon: 'home',
  },
  {
    id: 2,
    name: 'Premium',
    priceInRupees: 5999,
    durationInDays: 60,
    slots: 5,
    contacts: 200,
    popular: true,
    description: 'For owners with several homes and time to find the right buyer.',
    features: [
      '5 property listings',
      '200 buyer contacts',
      'Valid for 60 days from payment',
      'WhatsApp enquiry button on each listing',
      'Add-ons available at their listed prices',
    ],
    colour: 'brass',
    icon: 'star',
  },
  {
    id: 3,
    name: 'Enterprise',
    priceInRupees: 12999,
    durationInDays: 90,
    slots: null,
    contacts: null,
    popular: false,
    description: 'For developers and agencies whose list of properties changes every week.',
    features: [
      'Unlimited property listings',
      'Unlimited buyer contacts',
      'Valid for 90 days from payment',
      'WhatsApp enquiry button on each listing',
      'Add-ons available at their listed prices',
    ],
    colour: 'ink',
    icon: 'building',
  },
];

/** From section 9 of the specification. */
export const demoAddOns: readonly DemoAddOn[] = [
  {
    id: 1,
    name: 'Professional photography',
    delivery: 'photos',
    priceInRupees: 1499,
    description: 'A photographer visits the property and prepares the pictures for its listing.',
  },
  {
    id: 2,
    name: 'Virtual tour',
    delivery: 'tour',
    priceInRupees: 2499,
    description: 'A tour of the property that can be walked through on the screen, room by room.',
  },
  {
    id: 3,
    name: 'Featured listing',
    delivery: 'featured',
    priceInRupees: 999,
    featureDays: 30,
    description: 'Features one listing for 30 days.',
  },
  {
    id: 4,
    name: 'Social media promotion',
    delivery: 'posts',
    priceInRupees: 1999,
    description: 'One listing is presented on the social networks of Aangan Estates.',
  },
];
