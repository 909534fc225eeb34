const controls = /(?![\t\n\r])\p{Cc}/gu;
const halfCharacters = /\p{Surrogate}/gu;
/** What our own exports (`lib/csv`) put before a text that a spreadsheet would calculate, or that begins as if they had. */
const guard = /^'(?='*[=+\-@\t\r])/;

/** A text as the database and a cell can keep it, without spaces at its ends. */
export const tidyText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(controls, '').replace(halfCharacters, '\uFFFD').trim();

/** A cell's text without an export's guard. */
export const tidyCell = (text: string): string => tidyText(text.replace(guard, ''));
