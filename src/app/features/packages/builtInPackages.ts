import type { AddOn, Package } from '@contract/packages';

/** The specification's packages, used if the server's list is empty or cannot be loaded. */
export const builtInPackages: readonly Package[] = [
  {
    id: 1,
    name: 'Basic',
    price: 2_999,
    duration: '30 days',
    popular: false,
    description: 'For an owner with one or two homes to sell or let.',
    features: ['2 property listings', '50 buyer contacts', 'Valid for 30 days from payment'],
    colour: 'leaf',
    icon: 'home',
  },
  {
    id: 2,
    name: 'Premium',
    price: 5_999,
    duration: '60 days',
    popular: true,
    description: 'For owners with several homes and time to find the right buyer.',
    features: ['5 property listings', '200 buyer contacts', 'Valid for 60 days from payment'],
    colour: 'brass',
    icon: 'star',
  },
  {
    id: 3,
    name: 'Enterprise',
    price: 12_999,
    duration: '90 days',
    popular: false,
    description: 'For developers and agencies whose list changes every week.',
    features: ['Unlimited property listings', 'Unlimited buyer contacts', 'Valid for 90 days from payment'],
    colour: 'ink',
    icon: 'building',
  },
];

export const builtInAddOns: readonly AddOn[] = [
  {
    id: 1,
    name: 'Professional photography',
    price: 1_499,
    description: 'A photographer visits the property and prepares the pictures for its listing.',
  },
  { id: 2, name: 'Virtual tour', price: 2_499, description: 'A tour of the property on the screen, room by room.' },
  { id: 3, name: 'Featured listing', price: 999, description: 'One listing among the featured ones.' },
  { id: 4, name: 'Social media promotion', price: 1_999, description: 'One listing presented on our social networks.' },
];

/** The server's rows, or the built-in ones if it has none. */
export function offered<Row>(loaded: readonly Row[] | undefined, builtIn: readonly Row[]): readonly Row[] {
  return loaded && loaded.length > 0 ? loaded : builtIn;
}
