import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a list tells about itself beside its rows. */
export interface PageInfo {
  /** How many rows match, whatever the page. */
  total: number;
  /** False when `total` is a floor or an estimate; exact when absent. */
  exact?: boolean;
  /** Parameters of the next page, laid over the request's own (`offset: 24`, `cursor: '…'`; undefined takes one away); null or absent on the last page. */
  nextQuery?: Readonly<Record<string, string | number | undefined>> | null | undefined;
}

/** Writes `X-Total-Count`, `X-Total-Exact: false` when it is none, and `Link: <…>; rel="next"` (a path of this host) when more follows. */
export function pageHeaders(
  reply: FastifyReply,
  request: FastifyRequest,
  { total, exact = true, nextQuery }: PageInfo,
): void {
  reply.header('x-total-count', String(total));
  if (!exact) reply.header('x-total-exact', 'false');
  if (nextQuery) reply.header('link', `<${nextPath(request.url, nextQuery)}>; rel="next"`);
}

/** The offset of the page that follows, or null when this one is the last. */
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
