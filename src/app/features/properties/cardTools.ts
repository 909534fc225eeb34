import type { PropertyCard } from '@contract/properties';
import { type ReactNode, createContext } from 'react';

/** The buttons of every card next to its link, such as a heart; the site's layout provides them. Null until then. */
export const CardTools = createContext<((property: PropertyCard) => ReactNode) | null>(null);
