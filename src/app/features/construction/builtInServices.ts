import type { ConstructionService } from '@contract/content';
import { brand } from '@contract/brand';

/** A service as a card shows it; without an id it is one of the built-in ones, which the server does not know. */
export type ShownService = Omit<ConstructionService, 'id'> & { id?: number };

/** What is offered when the list cannot be loaded, or is empty. */
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

/** The server's services, or the built-in ones where it gave none. */
export function servicesOr(loaded: readonly ConstructionService[] | undefined): readonly ShownService[] {
  return loaded && loaded.length > 0 ? loaded : builtInServices;
}

/** What a WhatsApp query about a service says. */
export function serviceQuery({ title }: Pick<ShownService, 'title'>): string {
  return `Hello ${brand}, I have a question about ${title.toLowerCase()}.`;
}
