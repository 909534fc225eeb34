import type { Page } from '@playwright/test';
import { screens } from '../support/screens';
import { axeFaults, twoFrames } from './support/axe';
import { expect, logIn, open, test } from './support/journey';
import { photosNamed } from './support/listings';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const { address: path, as } of screens) {
  const who = as ? ` as ${as}` : '';

  // loading and hydrating a page takes as long as axe does, so that both widths are checked on one page
  test(`axe finds nothing on ${path}${who} on a phone and on a desktop; H19 it fits into 320 px without overflow`, async ({
    page,
    request,
    address,
  }, { project }) => {
    if (as) await logIn(page, request, address, as);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    // the code of a screen may arrive later than the frame around it
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const screen of project.name === 'phone' ? (['phone', 'desktop'] as const) : (['desktop', 'phone'] as const)) {
      await page.setViewportSize(sizes[screen]);
      expect([screen, ...(await axeFaults(page, screen))]).toEqual([screen]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await twoFrames(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

/** Everything that opens over a page. */
const overlays: readonly {
  name: string;
  path: string;
  as?: 'owner' | 'admin';
  only?: 'phone' | 'desktop';
  openIt: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'the login dialog',
    path: '/',
    openIt: async (page) => {
      await page.getByRole('link', { name: 'Login' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the sign-up dialog',
    path: '/',
    openIt: async (page) => {
      await page.getByRole('link', { name: 'Login' }).click();
      await page.getByRole('button', { name: /Sign Up/ }).click();
    },
  },
  {
    name: 'the dialog of a forgotten password',
    path: '/login',
    openIt: async (page) => {
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
    },
  },
  {
    name: 'a refused login',
    path: '/login',
    openIt: async (page) => {
      await page.getByLabel('Username or email').fill('nobody');
      await page.getByLabel('Password', { exact: true }).fill('a wrong guess');
      await page.getByRole('button', { name: 'Login', exact: true }).last().click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'the account menu',
    path: '/about',
    as: 'owner',
    openIt: async (page) => {
      await page.getByRole('button', { name: /^Account of owner/ }).click();
      await page.getByRole('button', { name: 'Logout' }).waitFor();
    },
  },
  {
    name: 'the question before a listing is deleted',
    path: '/my-listings',
    as: 'owner',
    openIt: async (page) => {
      await page
        .getByRole('button', { name: /^Delete: / })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'photos, their refusals and wrong fields on the listing’s form',
    path: '/property-form',
    openIt: async (page) => {
      await page
        .getByLabel('Choose photos')
        .setInputFiles([
          ...(await photosNamed(['one', 'two'])),
          { name: 'deed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
        ]);
      await page.getByText('deed.pdf is not a picture.', { exact: false }).waitFor();
      await page.getByRole('button', { name: 'Post property' }).click();
      await page.getByText('This field is required.').first().waitFor();
    },
  },
  {
    name: 'the question before a half-written listing is left',
    path: '/property-form',
    openIt: async (page) => {
      await page.getByLabel('Title').fill('Half');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the owner’s bar on a listing’s page',
    path: '/properties/28',
    as: 'admin',
    openIt: async (page) => {
      await page.getByRole('complementary', { name: 'Your listing' }).waitFor();
    },
  },
  {
    name: 'the menu',
    path: '/',
    only: 'phone',
    openIt: async (page) => {
      await page.getByRole('link', { name: 'Menu' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the whole-screen gallery',
    path: '/properties/45',
    openIt: async (page) => {
      await page.getByRole('button', { name: /whole screen|full screen/i }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'more filters',
    path: '/properties',
    openIt: async (page) => {
      await page.locator('main summary').first().click();
    },
  },
];

for (const { name, path, as, only, openIt } of overlays) {
  test(
    `axe finds nothing with ${name} open`,
    { tag: '@bothScreens' },
    async ({ page, request, address }, { project }) => {
      test.skip(only !== undefined && only !== project.name, `only on the ${only}`);
      if (as) await logIn(page, request, address, as);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      await openIt(page);
      expect(await axeFaults(page)).toEqual([]);
    },
  );
}
