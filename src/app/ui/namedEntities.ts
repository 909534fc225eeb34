const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  deg: '°',
  times: '×',
  divide: '÷',
  plusmn: '±',
  minus: '−',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  sup3: '³',
  copy: '©',
  reg: '®',
  trade: '™',
  sect: '§',
  para: '¶',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  larr: '←',
  rarr: '→',
};

/**
 * Decodes the entities that authors write by name, such as `&ndash;`; undefined for other names, which then stay as
 * written. Replaces the Markdown parser's own decoder, which uses `innerHTML`: our content security policy forbids
 * that.
 */
export function decodeEntity(name: string): string | undefined {
  return Object.hasOwn(signs, name) ? signs[name] : undefined;
}
