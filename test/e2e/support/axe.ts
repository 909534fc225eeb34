import { type Page, expect, test } from '@playwright/test';
import axe from 'axe-core';
import { isQuick } from '../../support/scope';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** The colour schemes of a run: a quick one looks at each page in one, by default light on the phone and dark else. */
const schemesOf = (only: Scheme = test.info().project.name === 'phone' ? 'light' : 'dark') =>
  isQuick ? [only] : schemes;

/** One scheme after the other, so that a row of pages is looked at in both. */
export const schemeAt = (index: number): Scheme => schemes[index % 2] ?? 'light';

/** Resolves when the page was laid out and painted again. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** axe's findings: rule and elements. axe loads once per page, which takes longer than a second run. */
async function violations(page: Page, leftOut: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (exclude) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    // describing what passes would take half of the time
    const { violations: found } = await loaded.run(
      { exclude: exclude.map((selector) => [selector]) },
      {
        resultTypes: ['violations'],
        // WCAG 2.5.3, which axe leaves off: who speaks says what a button shows
        rules: { 'label-content-name-mismatch': { enabled: true } },
      },
    );
    // the number and the price of a map's mark stand apart; its name says both in words
    const isMark = ({ html }: { html: string }) => html.includes('data-mark=');
    const counted = found.map(({ id, nodes }) => ({
      id,
      nodes: id === 'label-content-name-mismatch' ? nodes.filter((node) => !isMark(node)) : nodes,
    }));
    return counted
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`);
  }, leftOut);
}

/** Expects a page without faults that axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  const faults = await axeFaults(page);
  expect(faults).toEqual([]);
}

/**
 * axe's findings on the current page: scheme, rule and elements.
 * @param only the scheme that a quick run looks at
 * @param leftOut selectors of what a quick run leaves out, because it looked at them on another page
 */
export async function axeFaults(page: Page, only?: Scheme, leftOut: readonly string[] = []): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of schemesOf(only)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // colours change by transitions
    await twoFrames(page);
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    found.push(...(await violations(page, isQuick ? leftOut : [])).map((violation) => `${colorScheme} ${violation}`));
  }
  return found;
}
