import type { ResponseCache } from '../cache/responseCache';
import type { BuildCounts } from '../lib/buildCounts';
import type { StoreDeps } from '../lib/storeDeps';

/** What plugins needs of the server. */
export interface PluginsDeps extends StoreDeps {
  /** Absent without a cache. */
  responseCache?: ResponseCache;
  /** Counts for the measurements; absent without them. */
  buildCounts?: BuildCounts;
}
