import type { DemoListing } from '../shapes';
import { apartments } from './apartments';
import { commercial } from './commercial';
import { duplexes } from './duplexes';
import { penthouses } from './penthouses';
import { plots } from './plots';
import { resorts } from './resorts';
import { villas } from './villas';
import { villasMore } from './villasMore';

/** All 45 listings, oldest first, so that ids follow the date of posting. */
export const demoListings: readonly DemoListing[] = [
  ...villas,
  ...villasMore,
  ...penthouses,
  ...apartments,
  ...duplexes,
  ...commercial,
  ...plots,
  ...resorts,
].sort((one, other) => other.daysAgo - one.daysAgo);
