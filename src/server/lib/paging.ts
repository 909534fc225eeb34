import type { FastifyReply, FastifyRequest } from 'fastify';

/** A list's metadata. */
export interface PageInfo {
  /** How many rows match in total. */
  total: number;
  /** False when `total` is a minimum or an estimate; absent means exact. */
  exact?: boolean;
  /** Parameters of the next page, merged into the request's own (`offset: 24`, `cursor: '…'`; undefined removes one); null or absent on the last page. */
  nextQuery?: Readonly<Record<string, string | number | undefined>> | null | undefined;
}

/** Sets `X-Total-Count`, `X-Total-Exact: false` for an inexact total, and `Link: <…>; rel="next"` (a path of this host) when more follows. */
export function pageHeaders(
  reply: FastifyReply,
  request: FastifyRequest,
  { total, exact = true, nextQuery }: PageInfo,
): void {
  reply.header('x-total-count', String(total));
  if (!exact) reply.header('x-total-exact', 'false');
  if (nextQuery) reply.header('link', `<${nextPath(request.url, nextQuery)}>; rel="next"`);
}

/** Where counting the rows of a long list stops: the next thousand after the page, so that it costs the same in every list. */
export const countedUpTo = ({ limit, offset }: { limit: number; offset: number }): number =>
  Math.ceil((offset + limit + 1) / 1_000) * 1_000;

/** The offset of the next page, or null on the last. */
export function nextOffset({
  limit,
  offset,
  total,
}: {
  limit: number;
  offset: number;
  total: number;
}): { limit: number; offset: number } | null {
  return offset + limit < total ? { limit, offset: offset + limit } : null;
}

function nextPath(url: string, next: Readonly<Record<string, string | number | undefined>>): string {
  const { pathname, searchParams } = new URL(url, 'http://here');
  for (const [name, value] of Object.entries(next)) {
    if (value === undefined) searchParams.delete(name);
    else searchParams.set(name, String(value));
  }
  return searchParams.size > 0 ? `${pathname}?${searchParams.toString()}` : pathname;
}
