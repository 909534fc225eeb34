/**
 * Suites and browser tests that may take far longer than their kind in `npm run test:all`, by the beginning of their
 * names, with the reason.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const slowForAReason = {
  'access.spec.ts › ': 'axe looks at a dozen screens in turn, which share one login',
  'addOns.spec.ts › an owner buys all four add-ons': 'one story of four purchases, each delivered by the office',
  'floatingButtons.spec.ts › the floating buttons › Post A Property and Rate Us are on each page':
    'scrolls each page at three widths',
  'largePhotos.spec.ts › resizing a photo can be cancelled':
    'the browser makes a large photograph smaller, then the next',
  'officeDay.spec.ts › ': 'one story from the first login to the evening',
};
