import { hold } from './support/holding';
import { expect, open, test } from './support/journey';
import { follow } from './support/reading';
import { expectStill, forgetShifts, watchShifts } from './support/shifts';

/** Each screen with the requests that are delayed while it loads. */
const loads = [
  ['/properties', '**/api/properties/**'],
  ['/about', '**/api/static-pages/**'],
  ['/construction', '**/api/construction-services/**'],
  ['/reviews', '**/api/{reviews,site-images}/**'],
  ['/blog', '**/api/blogs/**'],
] as const;

test('H4 placeholders on /properties, /about, /construction, /reviews and /blog have the size of the content: nothing shifts', async ({
  page,
}) => {
  await watchShifts(page);
  await open(page, '/packages');
  for (const [to, calls] of loads)
    await test.step(to, async () => {
      const { letGo, waiting } = await hold(page, calls);
      await follow(page, to);
      await expect(page).toHaveURL(new RegExp(`${to}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(waiting).toBeGreaterThan(0);
      // what moved until now belongs to the change of page
      await forgetShifts(page);
      letGo();
      await expect(page.locator('main img').first()).toBeVisible();
      await expectStill(page);
      await page.unroute(calls);
    });
});
