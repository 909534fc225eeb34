import type { SiteSettings } from '../../lib/siteSettings';
import type { StoreDeps } from '../../lib/storeDeps';

/** What this module needs of the server. */
export interface CompanyDeps extends StoreDeps {
  settings: SiteSettings;
}
