import type { FieldWhere, ListingFields } from '@contract/listingFields';

/** Types of the demonstration content. Places are real; people and properties are invented. */

export type DemoType = 'Villa' | 'Apartment' | 'Penthouse' | 'Duplex' | 'Commercial' | 'Plot' | 'Resort';
export type DemoCity = 'Indore' | 'Pune';

export const demoAmenities = [
  'Air conditioning',
  'Borewell',
  'CCTV',
  'Children’s play area',
  'Club house',
  'Concierge',
  'Covered parking',
  'EV charging',
  'Fibre internet',
  'Fire safety',
  'Fitness centre',
  'Garden',
  'Gated community',
  'Home automation',
  'Jogging track',
  'Lift',
  'Modular kitchen',
  'Pet friendly',
  'Power backup',
  'Rainwater harvesting',
  'Security staff',
  'Servant quarters',
  'Solar power',
  'Spa',
  'Study',
  'Swimming pool',
  'Terrace',
  'Vastu aligned',
  'Visitor parking',
  'Walk-in wardrobe',
  'Water treatment',
  'Wheelchair access',
] as const;
export type DemoAmenity = (typeof demoAmenities)[number];

/** The listing may name one of the options. */
type Chosen = { [Field in FieldWhere<{ kind: 'nullableChoice' }>]?: keyof ListingFields[Field]['options'] };
type Optional<Field extends string, Value> = Partial<Record<Field, Value>>;

/** The plans of demonstration flats, by their number of bedrooms. */
export type DemoPlanName = 'two' | 'three' | 'four';

/** The demonstration tours by name. */
export type DemoTourName = 'courtyardVilla';

/** A listing by the names of the field table; amounts in whole rupees. */
export interface DemoListing
  extends
    Optional<FieldWhere<{ kind: 'whole' | 'area' | 'degrees' }>, number>,
    Optional<FieldWhere<{ kind: 'money' }>, number | null>,
    Optional<FieldWhere<{ kind: 'nullableText' | 'month' | 'link' }>, string>,
    Chosen {
  title: string;
  /** Plain text, paragraphs separated by a blank line. */
  description: string;
  type: DemoType;
  purpose: 'sale' | 'rent' | 'invest';
  city: DemoCity;
  /** The locality in everyday words. */
  location: string;
  location_precision?: 'area' | 'exact';
  rera_status?: 'registered' | 'exempt';
  /** The monthly rent if the purpose is rent; null for "Price on request". */
  price: number | null;
  size: number;
  /** The price it was first listed with, where that was another. */
  listedAt?: number;
  /** Free text, such as "Ready to move". */
  status: string;
  amenities: readonly DemoAmenity[];
  /** File names of the demo pictures without their extension; the first is the cover, which no other listing shares. */
  pictures: readonly string[];
  tour?: DemoTourName;
  /** A flat's plan; its rooms have the carpet area together, or three quarters of the size. */
  plan?: DemoPlanName;
  featured?: true;
  /** How many days before loading it was posted. */
  daysAgo: number;
}

export interface DemoArticle {
  title: string;
  category: 'Market Trends' | 'Luxury Living' | 'Investment Tips' | 'Property Guides';
  featured?: true;
  /** File name of a demo picture without its extension. */
  picture: string;
  author: string;
  /** Day of publication, YYYY-MM-DD. */
  date: string;
  views: number;
  excerpt: string;
  /** Markdown, at least 500 words, headings from level 2. */
  content: string;
}

export interface DemoReview {
  name: string;
  role: string;
  property: string;
  rating: 1 | 2 | 3 | 4 | 5;
  review: string;
  daysAgo: number;
}

export interface DemoService {
  icon: 'home' | 'paint' | 'ruler' | 'trees' | 'hammer' | 'shield';
  title: string;
  description: string;
  features: readonly string[];
  picture: string;
}
