/**
 * Whether results may change below the reader without moving the page: while their top is in view. Otherwise the page goes
 * to its top, so that the first of the new ones is seen.
 */
export function keepsPlace(): boolean {
  const results = document.querySelector('[data-results]');
  return !results || results.getBoundingClientRect().top >= 0;
}
