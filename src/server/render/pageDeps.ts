import type { ServerDeps } from '../deps';
import type { ResponseCache } from '../cache/responseCache';
import type { ContentVersion } from '../cache/contentVersion';
import type { Settings } from '../settings';

/** What pages are made with. */
export interface PageDeps extends Pick<ServerDeps, 'database'> {
  settings: Settings;
  /** Whether drawn pages still hold; none where each is drawn afresh. */
  watch?: ContentVersion;
  answerMemory?: ResponseCache;
  /** Told how long React took to draw a page, in seconds. */
  drewPage?: (seconds: number) => void;
  /** Where the build put the browser's bundle, and where the files that are served as they lie are. */
  folders: { built: string; shipped: string };
}
