import type { ServerDeps } from '../deps';
import type { Settings } from '../settings';

/** What pages are made with. */
export interface PageDeps extends Pick<ServerDeps, 'database'> {
  settings: Settings;
  /** Where the build put the browser's bundle, and where the files that are served as they lie are. */
  folders: { built: string; shipped: string };
}
