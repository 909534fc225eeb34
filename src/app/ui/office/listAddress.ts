/** Rows per page of an office list. */
export const officePageSize = 50;

/** A positive integer from the address; undefined for anything else. */
export const wholeIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/**
 * The list's address with some parameters changed; null and "" remove one. Changing a filter returns to the first
 * page.
 */
export function withParams(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | number | null>>,
): { search: string } {
  const next = new URLSearchParams(params);
  if (!('open' in changes) && !('page' in changes)) next.delete('page');
  if (!('open' in changes)) next.delete('open');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return { search: next.toString() };
}

/** The page and the open row in the address. */
export function readList(params: URLSearchParams) {
  const page = wholeIn(params.get('page')) ?? 1;
  return {
    page,
    open: wholeIn(params.get('open')),
    search: params.get('search')?.trim() ?? '',
    paging: { limit: officePageSize, offset: (page - 1) * officePageSize },
  };
}

/** Whose rows an address names; undefined for everybody's, and for what cannot be read. */
export const readAgentFilter = (given: string | null): 'me' | 'none' | number | undefined =>
  given === 'me' || given === 'none' ? given : wholeIn(given);

/** The row after the open one, or the first where the open one has left the list; undefined at the end of the page. */
export function nextRow<Row extends { id: number }>(rows: readonly Row[], open: number): number | undefined {
  return rows[rows.findIndex(({ id }) => id === open) + 1]?.id;
}
