type Parser = (text: string) => unknown;

const number: Parser = Number;
const text: Parser = (given) => given;

/** How a column's text becomes a value, by PostgreSQL's type number; both drivers parse other types alike. */
export const rowParsers: Readonly<Record<number, Parser>> = {
  20: number, // int8
  1700: number, // numeric
  1082: text, // date
  1114: text, // timestamp without a zone: no instant
  1186: text, // interval
  1184: (given) => new Date(given), // timestamptz
};

/** The array types of the above. */
export const arrayElementParser: Readonly<Record<number, number>> = {
  1016: 20,
  1231: 1700,
  1182: 1082,
  1115: 1114,
  1187: 1186,
  1185: 1184,
};
