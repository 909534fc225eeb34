import { type Page, expect, test } from '@playwright/test';
import axe from 'axe-core';
import { isQuick } from '../../support/scope';

/** A quick run checks each screen in one colour scheme: light on the phone, dark on the desktop. */
const schemesOf = (screen: string) =>
  isQuick ? [screen === 'phone' ? ('light' as const) : ('dark' as const)] : (['light', 'dark'] as const);

/** Resolves when the page was laid out and painted again. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** axe's findings: rule and elements. axe loads once per page, which takes longer than a second run. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    // describing what passes would take half of the time
    const { violations: found } = await loaded.run({ resultTypes: ['violations'] });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`);
  });
}

/** Expects a page without faults that axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  const faults = await axeFaults(page);
  expect(faults).toEqual([]);
}

/**
 * axe's findings on the current page: scheme, rule and elements.
 * @param screen decides the schemes: `phone` or `desktop`, by default that of the test
 */
export async function axeFaults(page: Page, screen = test.info().project.name): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of schemesOf(screen)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // colours change by transitions
    await twoFrames(page);
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    found.push(...(await violations(page)).map((violation) => `${colorScheme} ${violation}`));
  }
  return found;
}
