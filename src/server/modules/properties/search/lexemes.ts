/** Quotes a lexeme for a `tsquery`. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;
}

/** Any of these facets, as a `tsquery`. */
export const facet = (sign: string, values: readonly (number | string)[]): string =>
  `(${values.map((value) => quoted(`~${sign}${value}`)).join(' | ')})`;
