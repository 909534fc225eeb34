import type { SiteSettings } from '../../lib/siteSettings';
import type { StoreDeps } from '../../lib/storeDeps';

/** What this module needs of the server. */
export interface BlogsDeps extends StoreDeps {
  settings: SiteSettings;
  /** Keys the hashes that must not be guessed. */
  secret: Buffer;
}
