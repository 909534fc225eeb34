import type { ComponentType } from 'react';
import { statusOf } from '../../api/apiError';
import type { RootState } from '../store';
import type { AppDispatch } from '../../session/storeHooks';
import type { Head } from '../head';

/** The current place: path parameters and query. */
export interface Match {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** Set for a prefetch, and on the server if the browser will request the data itself: neither counts as a view. */
  ahead?: boolean;
}

/** A page: its path, chunk, data and metadata. */
export interface AppRoute {
  path: string;
  /** The chunk's name, as in the page's `import`. */
  chunk: string;
  page: () => Promise<ComponentType>;
  /** The status of the server's response; 200 if left out. */
  status?: 404;
  /** Set if the page renders its own layout instead of the site's. */
  ownFrame?: true;
  /**
   * Set if people can pay on this page: with real payments its document allows the provider's script, and leaving it
   * loads a new document.
   */
  pays?: true;
  /** Starts the same queries, with the same arguments, as the page's hooks; resolves to the page's status. */
  preload?: (dispatch: AppDispatch, match: Match) => Promise<number | void>;
  /** Reads only what the store contains after `preload`. */
  head: (state: RootState, match: Match) => Head;
}

/** Preload queries subscribe to nothing; the page's own hooks do. */
export const once = { subscribe: false } as const;

/** The page's status after its main query: the server's own status if it refused, 503 if it did not answer. */
export function statusAfter({ error }: { error?: unknown }): number {
  return error ? (statusOf(error) ?? 503) : 200;
}
