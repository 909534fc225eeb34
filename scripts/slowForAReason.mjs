/**
 * Suites and browser tests that may take far longer than their kind in `npm run test:all`, by the beginning of their
 * names, with the reason.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const slowForAReason = {};
