import type { SiteSettings } from '../../lib/siteSettings';
import type { StoreDeps } from '../../lib/storeDeps';
import type { LiveStreams } from '../../live/liveStreams';
import type { Media } from '../../media/media';

/** What this module needs of the server. */
export interface ShortlistsDeps extends StoreDeps {
  settings: SiteSettings;
  media: Media;
  /** Keys the hashes that must not be guessed. */
  secret: Buffer;
  /** Streams of changes; absent where nobody can look at one. */
  live?: LiveStreams;
}
