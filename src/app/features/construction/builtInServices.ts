import type { ConstructionService } from '@contract/content';
import { brand } from '@contract/brand';

/** A service as a card shows it; a built-in one has no id, because the server does not know it. */
export type ShownService = Omit<ConstructionService, 'id'> & { id?: number };

/** Shown if the server's list is empty or cannot be loaded. */
export const builtInServices: readonly ShownService[] = [
  {
    icon: 'home',
    title: 'House construction',
    description: 'A turnkey home, from foundation to keys, under one contract with a fixed list of materials.',
    features: [
      'Soil test and structural design first',
      'Bill of quantities, item by item',
      'Payment by completed stage',
    ],
    picture: null,
  },
  {
    icon: 'paint',
    title: 'Interior fit-out',
    description: 'Kitchens, wardrobes, lighting, stone and paint for a new apartment or office.',
    features: ['Measured survey and drawings', 'Samples in your own light', 'Lighting plan with circuit list'],
    picture: null,
  },
  {
    icon: 'hammer',
    title: 'Renovation',
    description: 'New plumbing, wiring, bathrooms and kitchens in houses that are lived in.',
    features: [
      'Condition report before any price',
      'Society permissions arranged',
      'Waterproofing tested for 48 hours',
    ],
    picture: null,
  },
  {
    icon: 'trees',
    title: 'Landscaping',
    description: 'Gardens, courts and terraces planned for the climate of Indore and Pune.',
    features: ['Levels and drains first', 'Plants that suit the climate', 'Drip irrigation'],
    picture: null,
  },
];

/** The server's services; the built-in ones if it has none. */
export function servicesOr(loaded: readonly ConstructionService[] | undefined): readonly ShownService[] {
  return loaded && loaded.length > 0 ? loaded : builtInServices;
}

/** The text of a WhatsApp message about a service. */
export function serviceQuery({ title }: Pick<ShownService, 'title'>): string {
  return `Hello ${brand}, I have a question about ${title.toLowerCase()}.`;
}
