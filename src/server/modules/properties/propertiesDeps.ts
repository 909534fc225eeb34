import type { FastifyBaseLogger } from 'fastify';
import type { ResponseCache } from '../../cache/responseCache';
import type { SiteSettings } from '../../lib/siteSettings';
import type { StoreDeps } from '../../lib/storeDeps';
import type { MapSketch } from '../../media/drawn/drawings';
import type { Media } from '../../media/media';

/** What this module needs of the server. */
export interface PropertiesDeps extends StoreDeps {
  settings: SiteSettings;
  media: Media;
  /** Keys the hashes that must not be guessed. */
  secret: Buffer;
  log?: FastifyBaseLogger;
  /** Begins what an import waits for; without it, the job does. */
  wakeImports?: () => void;
  /** Absent without a cache. */
  responseCache?: ResponseCache;
  /** Our sketch of a city around a place; absent where no pages are rendered, undefined where nothing is drawn. */
  mapSketch?: (place: { latitude: number; longitude: number }) => Promise<MapSketch | undefined>;
}
