import { reraEndpoints } from '@contract/rera';
import type { StateCode } from '@contract/states';
import { requestTo } from '../injectEndpoints';

/** The path of the QR code of a listing's register entry, an SVG. */
export const reraCodePath = (id: number): string => requestTo(reraEndpoints.listingCode, { id: String(id) }).url;

/** The path of the QR code of our registration as an agent in a state, an SVG. */
export const agentCodePath = (state: StateCode): string => requestTo(reraEndpoints.agentCode, { state }).url;
