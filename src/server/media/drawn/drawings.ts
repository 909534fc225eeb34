import type { PlanDrawing } from '@contract/tours';
import type { OpenedFile } from '../../files/fileStore';

/** A picture by its hash, with the words for who cannot see it. */
export interface DrawnPicture {
  hash: string;
  alt: string;
}

/** The part of our sketch of a city around a place: SVG paths, in points from the upper left corner of the part. */
export interface MapSketch {
  width: number;
  height: number;
  /** Where the paths' own coordinates begin, and how much they are enlarged. */
  x: number;
  y: number;
  scale: number;
  layers: readonly { path: string; fill?: string; stroke?: string; lineWidth?: number }[];
  paper: string;
  names: readonly { text: string; x: number; y: number }[];
  nameColour: string;
}

/** A floor plan, as data or as a picture. */
export type BrochurePlan = { alt: string } & ({ drawing: PlanDrawing } | { hash: string });

/** An estimate of what a home costs, in words. */
export interface BrochureCosts {
  /** At most five; the last is the total. */
  lines: readonly (readonly [label: string, amount: string])[];
  note: string;
}

/** Everything that a brochure shows, in words. */
export interface Brochure {
  title: string;
  place: string;
  price: string;
  facts: readonly (readonly [label: string, value: string])[];
  description: string;
  /** Their names. */
  amenities: readonly string[];
  pictures: readonly DrawnPicture[];
  plan: BrochurePlan | undefined;
  /** Undefined where they cannot be estimated. */
  costs: BrochureCosts | undefined;
  sketch: MapSketch | undefined;
  /** Of the map, for who cannot see it. */
  mapLabel: string;
  /** The listing's page, which the code leads to. */
  address: string;
  /** How to reach us, a line each. */
  contact: readonly string[];
  /** What is registered, a line each. */
  rera: readonly string[];
  /** Where the registration can be looked up; undefined without one. */
  register: { address: string; alt: string } | undefined;
  labels: {
    description: string;
    amenities: string;
    plan: string;
    costs: string;
    place: string;
    contact: string;
    scan: string;
    foot: string;
  };
  /** ISO 8601; of the listing's last change. */
  changedAt: string;
}

/** A picture for links in messengers and social networks. */
export interface Card {
  /** Above the title, such as a price. */
  lead: string;
  title: string;
  /** Below it, such as a place. */
  foot: string;
  /** Side by side; the words are over all of them. */
  pictures: readonly DrawnPicture[];
}

/** A drawing with what it was drawn from. */
export interface DrawnFile {
  /** Changes with the content. */
  version: string;
  /** Undefined once a newer one has replaced it. */
  open(): Promise<OpenedFile | undefined>;
}

/** What is drawn of a listing or a page. The same content is drawn once. */
export type Drawing = { kind: 'brochure'; content: Brochure } | { kind: 'card'; content: Card };

export const endings = { brochure: 'pdf', card: 'jpg' } as const satisfies Record<Drawing['kind'], string>;

/** The size of a card in pixels, as networks show it in full. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The pictures of a drawing in their order. */
export function picturesIn({ kind, content }: Drawing): readonly DrawnPicture[] {
  const { pictures } = content;
  if (kind === 'card') return pictures;
  const { plan } = content;
  return plan && 'hash' in plan ? [...pictures, plan] : pictures;
}
