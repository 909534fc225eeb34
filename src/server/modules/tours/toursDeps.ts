import type { StoreDeps } from '../../lib/storeDeps';
import type { Media } from '../../media/media';

/** What this module needs of the server. */
export interface ToursDeps extends StoreDeps {
  media: Media;
}
