/** A page of a list with what its headers told. */
export interface Paged<Row> {
  rows: Row[];
  /** How many there are in all, as far as it was counted. */
  total: number;
  /** False: there are more than `total`. */
  exact: boolean;
  /** The cursor of the next page; null on the last. */
  next: string | null;
  /** What the server read into the question, as parameters of the list: `purpose=sale,invest`. Absent for nothing. */
  implied?: string;
}

function nextCursor(link: string | null | undefined): string | null {
  const address = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return address ? new URL(address, 'http://any').searchParams.get('cursor') : null;
}

/** For `transformResponse`: the rows with their count and the way on. */
export function withPageHeaders<Row>(
  rows: Row[],
  meta: { response?: Pick<Response, 'headers'> | undefined } | undefined,
): Paged<Row> {
  const headers = meta?.response?.headers;
  const implied = headers?.get('x-search-implied');
  return {
    rows,
    total: Number(headers?.get('x-total-count') ?? rows.length),
    exact: headers?.get('x-total-exact') !== 'false',
    next: nextCursor(headers?.get('link')),
    ...(implied && { implied }),
  };
}
