import { brochureEndpoints } from '@contract/brochures';
import { requestTo } from '../injectEndpoints';

/** The path of a listing's brochure, a PDF. */
export const brochurePath = (id: number): string => requestTo(brochureEndpoints.brochure, { id: String(id) }).url;

/** The path of a listing's picture for link previews. `version`: changes when the listing does. */
export const cardPath = (id: number, version: string): string =>
  `${requestTo(brochureEndpoints.card, { id: String(id) }).url}?v=${encodeURIComponent(version)}`;
