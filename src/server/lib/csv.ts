/** A cell that a spreadsheet does not treat as a formula; a negative number is none. */
const cell = (value: string) => `"${value.replace(/^(?=[=+\-@\t\r])(?!-\d+(\.\d+)?$)/, "'").replace(/"/g, '""')}"`;

/** Lines, the first with headings, as a file for spreadsheets: UTF-8 with a byte order mark, RFC 4180. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
