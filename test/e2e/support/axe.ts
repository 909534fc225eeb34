import AxeBuilder from '@axe-core/playwright';
import { type Page, test } from '@playwright/test';
import { isFull } from '../../support/counts';

/** Both schemes are seen in any run: light on the phone, dark at the desk. The full one sees both on both. */
const schemesHere = () =>
  isFull
    ? (['light', 'dark'] as const)
    : [test.info().project.name === 'phone' ? ('light' as const) : ('dark' as const)];

/** What axe finds on the page as it stands: scheme, rule and elements. */
export async function axeFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of schemesHere()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // colours change over by transitions, however short
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    // pages here have no frames, which alone need the slower way
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    found.push(
      ...violations.map(
        ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`,
      ),
    );
  }
  return found;
}
