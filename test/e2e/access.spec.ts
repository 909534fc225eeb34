import type { Page } from '@playwright/test';
import { rounds } from '../support/rounds';
import { expect, logIn, open, test } from './support/journey';
import { openFilters } from './support/searchPanel';
import { photosNamed } from './support/listings';
import { axeFaults, schemeAt } from './support/axe';
import { tryEach, visitAll } from './support/round';

for (const { name, as, isRepeated, screens } of rounds) {
  const who = as ?? 'a visitor';
  test(
    `${who} · ${name}: axe finds nothing,${as ? '' : ' H13 targets are large enough,'} H19 320 px suffice`,
    { tag: [...(as === 'admin' ? ['@desktop'] : []), ...(isRepeated ? ['@all'] : [])] },
    async ({ page, request, address, faults }) => {
      if (as) await logIn(page, request, address, as);
      await visitAll(page, screens, faults);
    },
  );
}

interface Overlay {
  name: string;
  path: string;
  openIt: (page: Page) => Promise<void>;
}

/** Everything that opens over a page, or in it. */
const forVisitors: readonly Overlay[] = [
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
    path: '',
    openIt: async (page) => {
      await page.getByRole('button', { name: /Sign Up/ }).click();
      await page.getByRole('dialog', { name: 'Sign Up' }).waitFor();
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
    name: 'the dialog of a forgotten password',
    path: '',
    openIt: async (page) => {
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await page.getByRole('dialog', { name: 'Forgotten password' }).waitFor();
    },
  },
  {
    name: 'the menu',
    path: '/',
    openIt: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('link', { name: 'Menu' }).click();
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
    path: '',
    openIt: async (page) => {
      await page.getByLabel('Title').fill('Half');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
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
    name: 'the filters of the results',
    path: '/properties',
    openIt: async (page) => {
      await openFilters(page);
    },
  },
];

const forOwner: readonly Overlay[] = [
  {
    name: 'the account menu',
    path: '/about',
    openIt: async (page) => {
      await page.getByRole('button', { name: /^owner’s account/ }).click();
      await page.getByRole('button', { name: 'Logout' }).waitFor();
    },
  },
  {
    name: 'the question before a listing is deleted',
    path: '/my-listings',
    openIt: async (page) => {
      await page
        .getByRole('button', { name: /^Delete: / })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

const forAdmin: readonly Overlay[] = [
  {
    name: 'the owner’s bar on a listing’s page',
    path: '/properties/28',
    openIt: async (page) => {
      await page.getByRole('complementary', { name: 'Your listing' }).waitFor();
    },
  },
];

/** Opens one after another in one page; without a path it opens over the one before. */
async function lookAt(page: Page, overlays: readonly Overlay[]): Promise<void> {
  const size = page.viewportSize();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const failed = await tryEach(
    overlays,
    ({ name }) => name,
    async ({ path, openIt }, index) => {
      // the menu is a phone's
      if (size) await page.setViewportSize(size);
      if (path) await open(page, path);
      await openIt(page);
      return axeFaults(page, schemeAt(index));
    },
  );
  expect(failed).toEqual([]);
}

test(
  'axe finds nothing with a dialog, menu, refusal or question of a visitor open',
  { tag: '@all' },
  async ({ page }) => {
    test.setTimeout(360_000);
    page.on('dialog', (dialog) => void dialog.accept());
    await lookAt(page, forVisitors);
  },
);

test(
  'axe finds nothing with the account menu, an owner’s question or the owner’s bar open',
  { tag: '@all' },
  async ({ page, request, address }) => {
    await logIn(page, request, address, 'owner');
    await lookAt(page, forOwner);
    await logIn(page, request, address, 'admin');
    await lookAt(page, forAdmin);
  },
);
