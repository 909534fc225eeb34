import type { StoreDeps } from '../lib/storeDeps';
import type { ResponseCache } from '../cache/responseCache';
import type { ContentVersion } from '../cache/contentVersion';
import type { Settings } from '../settings';

/** Dependencies of rendering pages. */
export interface PageDeps extends Pick<StoreDeps, 'database'> {
  settings: Settings;
  /** Proves the addresses of pictures for link previews. */
  secret: Buffer;
  /** Whether rendered pages are still current; absent when each is rendered uncached. */
  watch?: ContentVersion;
  responseCache?: ResponseCache;
  /** Receives the seconds that React took to render a page. */
  pageRendered?: (seconds: number) => void;
  /** The folders of the browser's bundle and of static files. */
  folders: { built: string; shipped: string };
}
