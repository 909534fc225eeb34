import type { ConstructionService } from '@contract/content';
import { brand } from '@contract/brand';
import * as messages from '@messages/app/construction';

/** A service as a card shows it; a built-in one has no id, because the server does not know it. */
export type ShownService = Omit<ConstructionService, 'id'> & { id?: number };

/** Shown if the server's list is empty or cannot be loaded. */
export const builtInServices: readonly ShownService[] = [
  { icon: 'home', ...messages.houseConstruction, picture: null },
  { icon: 'paint', ...messages.interiorFitOut, picture: null },
  { icon: 'hammer', ...messages.renovation, picture: null },
  { icon: 'trees', ...messages.landscaping, picture: null },
];

/** The server's services; the built-in ones if it has none. */
export function servicesOr(loaded: readonly ConstructionService[] | undefined): readonly ShownService[] {
  return loaded && loaded.length > 0 ? loaded : builtInServices;
}

/** The text of a WhatsApp message about a service. */
export function serviceQuery({ title }: Pick<ShownService, 'title'>): string {
  return messages.questionAbout(brand, title.toLowerCase());
}
