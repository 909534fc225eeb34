import type { ComponentType } from 'react';
import { statusOf } from '../../api/apiError';
import type { RootState } from '../store';
import type { AppDispatch } from '../../session/storeHooks';
import type { Head } from '../head';

/** Where a visitor is: the path's parameters and the query. */
export interface Match {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** Nobody looks yet: a link is pointed at, or the server draws for a browser that will ask by itself. */
  ahead?: boolean;
}

/** A screen: where it is, which chunk draws it, what its data is, what it tells of itself. */
export interface AppRoute {
  path: string;
  /** Name of the chunk, as the page's import names it. */
  chunk: string;
  page: () => Promise<ComponentType>;
  /** Sent with the server-drawn page; 200 when left out. */
  status?: 404;
  /** Renders what is around it itself, instead of the site's layout. */
  ownFrame?: true;
  /** Somebody may pay here: where real money moves, its document lets the provider's script run, and is left for a new one. */
  pays?: true;
  /** Starts the calls that the page's hooks will make, with the same arguments; answers the status that its main one calls for. */
  preload?: (dispatch: AppDispatch, match: Match) => Promise<number | void>;
  /** From what the store holds by then. */
  head: (state: RootState, match: Match) => Head;
}

/** Queries of a preload watch nothing: the page's own hooks do. */
export const once = { subscribe: false } as const;

/** The status a page answers with when its main call ended so: the server's own for a refusal, 503 when nobody answered. */
export function statusAfter({ error }: { error?: unknown }): number {
  return error ? (statusOf(error) ?? 503) : 200;
}
