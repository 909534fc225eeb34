import { brochureEndpoints } from '@contract/brochures';
import { reraEndpoints } from '@contract/rera';
import type { StateCode } from '@contract/states';
import { requestTo } from '../injectEndpoints';

/** The path of a listing's brochure, a PDF. */
export const brochurePath = (id: number): string => requestTo(brochureEndpoints.brochure, { id: String(id) }).url;

/** The path of a listing's picture for link previews. `version`: changes when the listing does. */
export const cardPath = (id: number, version: string): string =>
  `${requestTo(brochureEndpoints.card, { id: String(id) }).url}?v=${encodeURIComponent(version)}`;

/** The path of the QR code of a listing's register entry, an SVG. */
export const reraCodePath = (id: number): string => requestTo(reraEndpoints.listingCode, { id: String(id) }).url;

/** The path of the QR code of our registration as an agent in a state, an SVG. */
export const agentCodePath = (state: StateCode): string => requestTo(reraEndpoints.agentCode, { state }).url;
