import type { Page } from '@playwright/test';
import { drawPicture } from '../support/pictures';
import { freshName, logInAccount, logInHere, logInNewStaff, newStaff } from './support/accounts';
import { expect, open, reload, test } from './support/journey';
import { addDialog, describePicture, field } from './support/officeText';

const status = (page: Page) => page.getByRole('form', { name: 'Article' }).locator('p[role="status"]');

/** Pastes a picture into the text, as from a screenshot. */
async function pastePicture(page: Page, bytes: Buffer): Promise<void> {
  await field(page, 'Text').evaluate((area, encoded) => {
    const data = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
    const clipboard = new DataTransfer();
    clipboard.items.add(new File([data], 'pasted.png', { type: 'image/png' }));
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
  }, bytes.toString('base64'));
}

/** A saved draft and the calls of another editor. */
async function begin(page: Page, address: string, title: string) {
  const { headers } = await newStaff(page.request, address, 'editor');
  const data = {
    client_id: `e2e-${freshName()}`,
    title,
    content: 'The first words.',
    excerpt: 'In short.',
    author: 'Asha',
  };
  const { id } = (await (await page.request.post(`${address}/api/office/blogs/`, { headers, data })).json()) as {
    id: number;
  };
  const url = `${address}/api/office/blogs/${id}/`;
  const read = async () =>
    (await (await page.request.get(url, { headers })).json()) as { version: number; content: string };
  const change = async (fields: object) => {
    const answer = await page.request.patch(url, { headers, data: { version: (await read()).version, ...fields } });
    expect(answer.status()).toBe(200);
  };
  return { id, headers, read, change };
}

test.describe('articles in the office', { tag: '@desktop' }, () => {
  test(
    'are written with two pictures and their texts, scheduled, published and seen on the site',
    { tag: ['@own', '@all'] },
    async ({ page, request, address }) => {
      const title = `Monsoon courts ${freshName()}`;
      await logInNewStaff(page, request, address, 'editor');
      await open(page, '/office/articles');
      await page.getByRole('link', { name: 'New article' }).click();
      await field(page, 'Title').fill(title);
      await field(page, 'Text').fill('Rain falls inside.');
      await field(page, 'Text').press('ControlOrMeta+a');
      await field(page, 'Text').press('ControlOrMeta+b');
      await expect(field(page, 'Text')).toHaveValue('**Rain falls inside.**');
      await field(page, 'Text').press('ControlOrMeta+End');
      await page.getByRole('button', { name: 'Save draft' }).focus();
      await page
        .getByLabel('Picture', { exact: true })
        .setInputFiles({ name: 'court.jpg', mimeType: 'image/jpeg', buffer: await drawPicture({ seed: 11 }) });
      await addDialog(page).getByRole('button', { name: 'Add picture' }).click();
      await expect(addDialog(page)).toContainText('Describe the picture.');
      await describePicture(page, 'A court in the rain');
      await pastePicture(page, await drawPicture({ seed: 12, format: 'png' }));
      await describePicture(page, 'A drain of brass');
      await expect(field(page, 'Text')).toHaveValue(
        /^\*\*Rain falls inside\.\*\*\n\n!\[A court in the rain\]\(\/media\/\S+#640x400\)\n\n!\[A drain of brass\]\(\S+\)\s*$/,
      );
      await page.getByRole('button', { name: 'Publish…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByText(/^(?:Write|Enter) the text\.$/)).toHaveCount(0);
      await expect(field(page, 'Description')).toBeFocused();
      await expect(page.getByText('Enter a description.')).toBeVisible();
      await expect(page).toHaveURL(/\/office\/articles\/\d+$/);
      await field(page, 'Description').fill('What a court does in July.');
      await page.getByRole('button', { name: 'Publish…' }).click();
      await page.getByLabel('Later').check();
      await page.getByLabel('Date and time').fill(`${new Date().getFullYear() + 1}-01-05T09:30`);
      await page.getByRole('button', { name: 'Schedule' }).click();
      await expect(status(page)).toHaveText('Scheduled.');
      const path = `/blog/${/\d+$/.exec(page.url())?.[0]}`;
      expect((await request.get(address + path)).status()).toBe(404);
      await page.getByRole('button', { name: 'Change the time…' }).click();
      await page.getByLabel('Now').check();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(status(page)).toHaveText('Published. It’s live on the site.');
      const html = await (await request.get(address + path)).text();
      expect(html).toContain('content="What a court does in July."');
      await page.getByRole('link', { name: 'See it on the site' }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      for (const name of ['A court in the rain', 'A drain of brass']) {
        const picture = page.getByRole('img', { name });
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
      }
      await open(page, `/office/articles?search=${encodeURIComponent(title)}&state=published`);
      await expect(page.getByRole('table', { name: 'Articles' }).getByRole('link')).toHaveText([title]);
    },
  );

  test('appear on the site at their time', { tag: ['@own', '@all'] }, async ({ page, request, address }) => {
    const { id, headers, read } = await begin(page, address, `Timed ${freshName()}`);
    const data = { version: (await read()).version, at: new Date(Date.now() + 4_000).toISOString() };
    const answer = await request.post(`${address}/api/office/blogs/${id}/publish/`, { headers, data });
    expect(answer.status()).toBe(200);
    expect((await request.get(`${address}/blog/${id}`)).status()).toBe(404);
    await expect.poll(async () => (await request.get(`${address}/blog/${id}`)).status(), { timeout: 40_000 }).toBe(200);
  });

  test('H24 what is typed outlives a reload and a lost login; a stale save shows both versions and loses neither', async ({
    page,
    request,
    address,
  }) => {
    const { id, read, change } = await begin(page, address, `Kept ${freshName()}`);
    const account = await newStaff(request, address, 'editor');
    await logInAccount(page, request, address, account);
    await open(page, `/office/articles/${id}`);
    const text = field(page, 'Text');
    await test.step('a reload and a lost login', async () => {
      await text.fill('Words that nobody saved.');
      await expect(status(page)).toHaveText('Not saved yet. Your text is kept in this browser.');
      await reload(page);
      await expect(text).toHaveValue('Words that nobody saved.');
      await expect(page.getByRole('note')).toContainText('This is your unsaved text from');
      expect((await request.delete(`${address}/api/auth/sessions/`, { headers: account.headers })).status()).toBe(204);
      // the office follows what happens, so it notices by itself
      await expect(page.getByRole('heading', { name: 'You were logged out.' })).toBeVisible();
      await page.locator('main').getByRole('link', { name: 'Login' }).click();
      await logInHere(page, account.username);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(text).toHaveValue('Words that nobody saved.');
      await text.press('ControlOrMeta+s');
      await expect(status(page)).toHaveText('Saved.');
      expect((await read()).content).toBe('Words that nobody saved.');
      await reload(page);
      await expect(text).toHaveValue('Words that nobody saved.');
      await expect(page.getByRole('note')).toHaveCount(0);
    });
    await test.step('a stale save', async () => {
      await text.fill('My own words.');
      await change({ content: 'The words of a colleague.' });
      await page.getByRole('button', { name: 'Save draft' }).click();
      const conflict = page.getByRole('alert').filter({ hasText: 'Someone else saved this article' });
      await expect(conflict.getByRole('group', { name: 'Saved now' })).toHaveText('The words of a colleague.');
      await expect(conflict.getByRole('group', { name: 'Yours' })).toHaveText('My own words.');
      await conflict.getByRole('button', { name: 'Use the saved version' }).click();
      await expect(text).toHaveValue('The words of a colleague.');
      await reload(page);
      await page.getByRole('button', { name: 'Show my version again' }).click();
      await expect(text).toHaveValue('My own words.');
      await change({ content: 'More words of a colleague.' });
      await page.getByRole('button', { name: 'Save draft' }).click();
      await conflict.getByRole('button', { name: 'Save my version' }).click();
      await expect(status(page)).toContainText('Your version replaced the other');
      await expect(conflict).toHaveCount(0);
      expect((await read()).content).toBe('My own words.');
    });
  });

  test('show what changed since a revision, and restore it', { tag: '@all' }, async ({ page, request, address }) => {
    const { id, change } = await begin(page, address, `Revised ${freshName()}`);
    await change({ content: 'The second words.' });
    await logInNewStaff(page, request, address, 'editor');
    await open(page, `/office/articles/${id}`);
    await page.getByLabel('Compare with').selectOption({ index: 2 });
    const changes = page.getByRole('group', { name: 'Changes to: Text' });
    await expect(changes.locator('del')).toHaveText('first');
    await expect(changes.locator('ins')).toHaveText('second');
    // the name of a revision is longer than a phone is wide
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(excess).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Restore revision 1' }).click();
    await expect(field(page, 'Text')).toHaveValue('The first words.');
    await expect(page.getByText('This revision is the same as the saved text.')).toBeVisible();
  });
});
