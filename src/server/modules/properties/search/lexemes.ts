/** Quotes a lexeme for a `tsquery`, whatever is in it. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;
}

/** One of these facets, as a `tsquery`. */
export const facet = (sign: string, values: readonly (number | string)[]): string =>
  `(${values.map((value) => quoted(`~${sign}${value}`)).join(' | ')})`;
