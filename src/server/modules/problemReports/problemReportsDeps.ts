import type { BuildCounts } from '../../lib/buildCounts';
import type { SiteSettings } from '../../lib/siteSettings';
import type { StoreDeps } from '../../lib/storeDeps';

/** What this module needs of the server. */
export interface ProblemReportsDeps extends StoreDeps {
  settings: SiteSettings;
  /** Counts for the measurements; absent without them. */
  buildCounts?: BuildCounts;
}
