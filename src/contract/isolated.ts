/** Marks of direction, and Hebrew, Arabic and others, which are written from right to left. */
const turning = /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069]/;

/**
 * What somebody typed, as a part of another text: marks of direction in it, and its own direction, turn nothing outside
 * of it. Texts that cannot turn anything stay as they are.
 */
export const isolated = (text: string): string =>
  // a mark that ends an isolation would end this one
  turning.test(text) ? `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069` : text;
