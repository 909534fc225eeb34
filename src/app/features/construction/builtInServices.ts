import type { ConstructionService } from '@contract/content';
import { brand } from '@contract/brand';
import * as messages from '@messages/app/construction';

/** A service as a card shows it; a built-in one has no id, because the server does not know it. */
export type ShownService = Omit<ConstructionService, 'id'> & { id?: number };

/** Shown if the server's list is empty or cannot be loaded. */
export const builtInServices: readonly ShownService[] = [
  {
    icon: 'home',
    title: messages.houseConstructionTitle,
    description: messages.houseConstructionDescription,
    features: messages.houseConstructionFeatures,
    picture: null,
  },
  {
    icon: 'paint',
    title: messages.interiorFitOutTitle,
    description: messages.interiorFitOutDescription,
    features: messages.interiorFitOutFeatures,
    picture: null,
  },
  {
    icon: 'hammer',
    title: messages.renovationTitle,
    description: messages.renovationDescription,
    features: messages.renovationFeatures,
    picture: null,
  },
  {
    icon: 'trees',
    title: messages.landscapingTitle,
    description: messages.landscapingDescription,
    features: messages.landscapingFeatures,
    picture: null,
  },
];

/** The server's services; the built-in ones if it has none. */
export function servicesOr(loaded: readonly ConstructionService[] | undefined): readonly ShownService[] {
  return loaded && loaded.length > 0 ? loaded : builtInServices;
}

/** The text of a WhatsApp message about a service. */
export function serviceQuery({ title }: Pick<ShownService, 'title'>): string {
  return messages.questionAbout(brand, title.toLowerCase());
}
