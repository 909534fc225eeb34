/** Quotes a lexeme for a `tsquery`. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;
}

/** Any of these facets, as a `tsquery`. */
export const facet = (sign: string, values: readonly (number | string)[]): string =>
  `(${values.map((value) => quoted(`~${sign}${value}`)).join(' | ')})`;

/** The half octave of an amount. May be off by one from the schema's where an amount lies on the border. */
export const stepOf = (amount: number): number => Math.floor(2 * Math.log2(Math.max(amount, 1)));
