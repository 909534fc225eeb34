import { listingMapEndpoints } from '@contract/listingMap';
import { requestTo } from '../injectEndpoints';

/** The path of the map around a listing, an SVG. */
export const mapPath = (id: number): string => requestTo(listingMapEndpoints.map, { id: String(id) }).url;
