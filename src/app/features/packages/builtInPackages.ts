import type { AddOn, Package } from '@contract/packages';
import * as messages from '@messages/app/packages';

/** The specification's packages, used if the server's list is empty or cannot be loaded. */
export const builtInPackages: readonly Package[] = [
  {
    id: 1,
    name: messages.basicName,
    duration: messages.basicDuration,
    description: messages.basicDescription,
    features: messages.basicFeatures,
    price: 2_999,
    popular: false,
    colour: 'leaf',
    icon: 'home',
  },
  {
    id: 2,
    name: messages.premiumName,
    duration: messages.premiumDuration,
    description: messages.premiumDescription,
    features: messages.premiumFeatures,
    price: 5_999,
    popular: true,
    colour: 'brass',
    icon: 'star',
  },
  {
    id: 3,
    name: messages.enterpriseName,
    duration: messages.enterpriseDuration,
    description: messages.enterpriseDescription,
    features: messages.enterpriseFeatures,
    price: 12_999,
    popular: false,
    colour: 'ink',
    icon: 'building',
  },
];

export const builtInAddOns: readonly AddOn[] = [
  { id: 1, name: messages.photographyName, description: messages.photographyDescription, price: 1_499 },
  { id: 2, name: messages.virtualTourName, description: messages.virtualTourDescription, price: 2_499 },
  { id: 3, name: messages.featuredListingName, description: messages.featuredListingDescription, price: 999 },
  {
    id: 4,
    name: messages.socialMediaPromotionName,
    description: messages.socialMediaPromotionDescription,
    price: 1_999,
  },
];

/** The server's rows, or the built-in ones if it has none. */
export function offered<Row>(loaded: readonly Row[] | undefined, builtIn: readonly Row[]): readonly Row[] {
  return loaded && loaded.length > 0 ? loaded : builtIn;
}
