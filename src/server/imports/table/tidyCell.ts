const controls = /(?![\t\n\r])\p{Cc}/gu;
const halfCharacters = /\p{Surrogate}/gu;
/** What our own exports (`lib/csv`) put before a text that a spreadsheet would calculate, or that begins as if they had. */
const guard = /^'(?='*[=+\-@\t\r])/;

/** A cell's text as the database can keep it, without spaces at its ends and without an export's guard. */
export const tidyCell = (text: string): string =>
  text.replace(guard, '').replace(/\r\n?/g, '\n').replace(controls, '').replace(halfCharacters, '\uFFFD').trim();
