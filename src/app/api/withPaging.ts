/** One page of a list, with the values of its paging headers. */
export interface Paged<Row> {
  rows: Row[];
  /** The total number of rows, as far as the server counted. */
  total: number;
  /** False if there are more rows than `total`. */
  exact: boolean;
  /** The next page's cursor; null on the last page. */
  next: string | null;
  /** Filters that the server added, as list parameters: `purpose=sale,invest`. Absent if it added none. */
  implied?: string;
  /** Words of the search that do not filter. Absent if there are none. */
  ignored?: string[];
}

function nextCursor(link: string | null | undefined): string | null {
  const address = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return address ? new URL(address, 'http://any').searchParams.get('cursor') : null;
}

/** For `transformResponse`: combines the rows with their paging headers. */
export function withPageHeaders<Row>(
  rows: Row[],
  meta: { response?: Pick<Response, 'headers'> | undefined } | undefined,
): Paged<Row> {
  const headers = meta?.response?.headers;
  const implied = headers?.get('x-search-implied');
  const ignored = headers?.get('x-search-ignored');
  return {
    rows,
    total: Number(headers?.get('x-total-count') ?? rows.length),
    exact: headers?.get('x-total-exact') !== 'false',
    next: nextCursor(headers?.get('link')),
    ...(implied && { implied }),
    ...(ignored && { ignored: ignored.split(' ').map(decodeURIComponent) }),
  };
}
