import type { SiteSettings } from '../../lib/siteSettings';
import type { StoreDeps } from '../../lib/storeDeps';

/** What this module needs of the server. */
export interface ReviewsDeps extends StoreDeps {
  settings: SiteSettings;
}
