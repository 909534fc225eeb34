import type { SiteSettings } from '../../lib/siteSettings';
import type { StoreDeps } from '../../lib/storeDeps';

/** What this module needs of the server. */
export interface PlainFormsDeps extends StoreDeps {
  settings: SiteSettings;
}
