import type { Browser, Page } from '@playwright/test';
import { makePdf } from '../support/documents';
import { freshName, logInAccount, newAccount } from './support/accounts';
import { emailsTo } from './support/outbox';
import { expectAccessible } from './support/axe';
import { expect, open, reload, test } from './support/journey';
import { newListing } from './support/listings';

async function anotherPage(browser: Browser, address: string, headers: Record<string, string>): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, extraHTTPHeaders: headers });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
  return page;
}

/** The path of the latest link to documents in the emails to somebody. */
const linkTo = (email: string, path: '/documents' | '/documents/confirm') =>
  emailsTo(email)
    .map((text) => new RegExp(`https?://[^\\s"/]+(${path}#token=[\\w-]+)`).exec(text)?.[1])
    .findLast((found) => found !== undefined) ?? '';

test(
  'an owner shares a deed with somebody who asked, sees what was read, and ends the link',
  { tag: '@all' },
  async ({ page, browser, request, address, extraHTTPHeaders }) => {
    const owner = await newAccount(request, address);
    const title = `Tulsi house ${freshName()}`;
    const id = await newListing(request, address, owner, title);
    const email = `${freshName()}@people.example`;

    // the owner uploads a deed of two pages
    const ownersPage = await anotherPage(browser, address, extraHTTPHeaders ?? {});
    await logInAccount(ownersPage, request, address, owner);
    await open(ownersPage, `/documents/${id}`);
    await expect(ownersPage.getByText('No documents yet.')).toBeVisible();
    await ownersPage.getByLabel('Choose a PDF or picture').setInputFiles({
      name: 'deed.pdf',
      mimeType: 'application/pdf',
      buffer: await makePdf(['Sale deed of the Tulsi house', 'Second page']),
    });
    await ownersPage.getByLabel('Title', { exact: true }).fill('Sale deed');
    await ownersPage.getByRole('button', { name: 'Upload' }).click();
    // its pages are drawn one by one
    await expect(ownersPage.getByText(/^2 pages, added on/)).toBeVisible({ timeout: 90_000 });
    await expectAccessible(ownersPage);

    // a visitor asks, and proves the address
    await open(page, `/properties/${id}`);
    const papers = page.getByRole('region', { name: 'Papers and RERA' });
    await papers.scrollIntoViewIfNeeded();
    await papers.getByRole('button', { name: 'Request documents' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request documents' });
    await dialog.getByLabel('Email address').fill(email);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog.getByLabel('Your name')).toBeFocused();
    await dialog.getByLabel('Your name').fill('Asha Rao');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toContainText(email);
    await expect.poll(() => linkTo(email, '/documents/confirm')).not.toBe('');
    await open(page, linkTo(email, '/documents/confirm'));
    await expect(page).toHaveURL(`${address}/documents/confirm`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: /is on its way$/ })).toBeVisible();

    // the owner shares
    await reload(ownersPage);
    await ownersPage.getByRole('button', { name: 'Share with Asha Rao' }).click();
    const share = ownersPage.getByRole('dialog', { name: 'Share the documents' });
    await expect(share.getByLabel('Days')).toHaveValue('7');
    await expectAccessible(ownersPage);
    await share.getByRole('button', { name: 'Share and send the link' }).click();
    await expect(ownersPage.getByText('The link has not been opened yet.')).toBeVisible();

    // the visitor reads both pages, each a picture of ours
    await expect.poll(() => linkTo(email, '/documents')).not.toBe('');
    await page.clock.install();
    const shown = page.waitForResponse((answer) => answer.url().includes('/pages/1/'));
    await open(page, linkTo(email, '/documents'));
    await expect(page).toHaveURL(`${address}/documents`);
    expect((await shown).headers()['cache-control']).toBe('no-store');
    const picture = page.getByRole('img', { name: /of Sale deed/ });
    await expect(picture).toHaveJSProperty('complete', true);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(2200);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(2200);

    // the owner sees it, and ends the link: the open page ends
    await reload(ownersPage);
    await expect(ownersPage.getByText('Sale deed: pages 1–2')).toBeVisible();
    await ownersPage.getByRole('button', { name: 'Stop sharing with Asha Rao' }).click();
    await ownersPage.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
    await expect(ownersPage.getByText('Sharing stopped', { exact: true })).toBeVisible();
    // R42 within thirty seconds of the page's own clock
    await page.clock.fastForward(30_000);
    await expect(page.getByRole('heading', { name: 'These documents are no longer shared' })).toBeVisible();
    await expect(picture).toHaveCount(0);
    await ownersPage.context().close();
  },
);
