import type { PropertyCard } from '@contract/properties';
import { type ReactNode, createContext } from 'react';

/** What every card offers beside its link, such as a heart; whoever stands around the pages gives it. Null: nothing yet. */
export const CardTools = createContext<((property: PropertyCard) => ReactNode) | null>(null);
