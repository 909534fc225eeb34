import type { Page } from '@playwright/test';
import { drawPicture } from '../support/pictures';
import { freshName } from './support/accounts';
import { axeFaults } from './support/axe';
import { expect, logIn, open, test, tokenOf } from './support/journey';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const status = (page: Page) => page.getByRole('form', { name: 'Article' }).locator('p[role="status"]');
const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add a picture' });

async function describePicture(page: Page, alt: string): Promise<void> {
  await addDialog(page).getByLabel('What does it show?').fill(alt);
  await addDialog(page).getByRole('button', { name: 'Add picture' }).click();
  await expect(addDialog(page)).toHaveCount(0);
}

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
  const headers = { authorization: `Token ${await tokenOf(page.request, address, 'editor')}` };
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
  return { id, read, change };
}

test.describe('articles in the office', () => {
  test(
    'are written with two pictures and their texts, scheduled, published and seen on the site',
    { tag: '@bothScreens' },
    async ({ page, request, address }) => {
      const title = `Monsoon courts ${freshName()}`;
      await logIn(page, request, address, 'editor');
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
      await expect(page.getByText('Write the text.')).toHaveCount(0);
      await expect(field(page, 'Description')).toBeFocused();
      await expect(page.getByText('Enter a description.')).toBeVisible();
      await expect(page).toHaveURL(/\/office\/articles\/\d+$/);
      await field(page, 'Description').fill('What a court does in July.');
      await page.getByRole('button', { name: 'Publish…' }).click();
      await page.getByLabel('At a time').check();
      await page.getByLabel('Date and time').fill(`${new Date().getFullYear() + 1}-01-05T09:30`);
      await page.getByRole('button', { name: 'Schedule' }).click();
      await expect(status(page)).toHaveText('Scheduled.');
      const path = `/blog/${/\d+$/.exec(page.url())?.[0]}`;
      expect((await request.get(address + path)).status()).toBe(404);
      await page.getByRole('button', { name: 'Change the time…' }).click();
      await page.getByLabel('Now').check();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(status(page)).toHaveText('Published. The site shows it now.');
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

  test('appear on the site at their time', async ({ page, request, address }) => {
    const { id, read } = await begin(page, address, `Timed ${freshName()}`);
    const headers = { authorization: `Token ${await tokenOf(request, address, 'editor')}` };
    const data = { version: (await read()).version, at: new Date(Date.now() + 4_000).toISOString() };
    const answer = await request.post(`${address}/api/office/blogs/${id}/publish/`, { headers, data });
    expect(answer.status()).toBe(200);
    expect((await request.get(`${address}/blog/${id}`)).status()).toBe(404);
    await expect.poll(async () => (await request.get(`${address}/blog/${id}`)).status(), { timeout: 40_000 }).toBe(200);
  });

  test('H24 what is typed outlives a reload and a lost login, before it was saved', async ({
    page,
    request,
    address,
  }) => {
    const { id, read } = await begin(page, address, `Kept ${freshName()}`);
    await logIn(page, request, address, 'editor');
    await open(page, `/office/articles/${id}`);
    await field(page, 'Text').fill('Words that nobody saved.');
    await expect(status(page)).toHaveText('Not saved yet. Your text is kept in this browser.');
    await page.reload();
    await expect(field(page, 'Text')).toHaveValue('Words that nobody saved.');
    await expect(page.getByRole('note')).toContainText('This is your text from');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await request.post(`${address}/api/auth/logout/`, { headers: { authorization: `Token ${token}` } });
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { name: 'You were logged out.' })).toBeVisible();
    await logIn(page, request, address, 'editor');
    await open(page, `/office/articles/${id}`);
    await expect(field(page, 'Text')).toHaveValue('Words that nobody saved.');
    await field(page, 'Text').press('ControlOrMeta+s');
    await expect(status(page)).toHaveText('Saved.');
    expect((await read()).content).toBe('Words that nobody saved.');
    await page.reload();
    await expect(field(page, 'Text')).toHaveValue('Words that nobody saved.');
    await expect(page.getByRole('note')).toHaveCount(0);
  });

  test('H24 a stale save shows both versions side by side and loses neither', async ({ page, request, address }) => {
    const { id, read, change } = await begin(page, address, `Stale ${freshName()}`);
    await logIn(page, request, address, 'editor');
    await open(page, `/office/articles/${id}`);
    await field(page, 'Text').fill('My own words.');
    await change({ content: 'The words of a colleague.' });
    await page.getByRole('button', { name: 'Save draft' }).click();
    const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else saved this article' });
    await expect(conflict.getByRole('group', { name: 'Saved now' })).toHaveText('The words of a colleague.');
    await expect(conflict.getByRole('group', { name: 'Yours' })).toHaveText('My own words.');
    await conflict.getByRole('button', { name: 'Use the saved version' }).click();
    await expect(field(page, 'Text')).toHaveValue('The words of a colleague.');
    await page.reload();
    await page.getByRole('button', { name: 'Show my version again' }).click();
    await expect(field(page, 'Text')).toHaveValue('My own words.');
    await change({ content: 'More words of a colleague.' });
    await page.getByRole('button', { name: 'Save draft' }).click();
    await conflict.getByRole('button', { name: 'Save my version' }).click();
    await expect(status(page)).toContainText('Your version replaced the other one');
    await expect(conflict).toHaveCount(0);
    expect((await read()).content).toBe('My own words.');
  });

  test('show what changed since a revision, and restore it', async ({ page, request, address }) => {
    const { id, change } = await begin(page, address, `Revised ${freshName()}`);
    await change({ content: 'The second words.' });
    await logIn(page, request, address, 'editor');
    await open(page, `/office/articles/${id}`);
    await page.getByLabel('Compare with').selectOption({ index: 2 });
    const changes = page.getByRole('group', { name: 'Changes of: Text' });
    await expect(changes.locator('del')).toHaveText('first');
    await expect(changes.locator('ins')).toHaveText('second');
    await page.getByRole('button', { name: 'Restore revision 1' }).click();
    await expect(field(page, 'Text')).toHaveValue('The first words.');
    await expect(page.getByText('This is the saved text.')).toBeVisible();
  });
});

test.describe('fixed pages in the office', () => {
  test('are changed with the same editor and are on the site at once; a revision brings the text back', async ({
    page,
    request,
    address,
  }) => {
    const words = `We moved to Palasia in ${freshName()}.`;
    await logIn(page, request, address, 'editor');
    await open(page, '/office/pages');
    await page.getByRole('link', { name: 'Contact' }).click();
    const before = await field(page, 'Text').inputValue();
    await field(page, 'Text').fill(`${words}\n\n${before}`);
    await expect(page.getByRole('region', { name: 'Preview', includeHidden: true })).toContainText(words);
    await page.getByRole('button', { name: 'Save and show on the site' }).click();
    await expect(page.getByRole('form', { name: 'Page' }).getByRole('status')).toHaveText(
      'Saved. The site shows it now.',
    );
    expect(await (await request.get(`${address}/contact`)).text()).toContain(words);
    await page.getByLabel('Compare with').selectOption({ index: 2 });
    await page.getByRole('button', { name: /^Restore revision/ }).click();
    await expect(field(page, 'Text')).toHaveValue(before);
    expect(await (await request.get(`${address}/contact`)).text()).not.toContain(words);
  });
});

test.describe('advertisements in the office', () => {
  test('are placed with a picture, shown in their box on the site, and removed', async ({ page, request, address }) => {
    await logIn(page, request, address, 'editor');
    await open(page, '/office/advertisements');
    await page.getByRole('link', { name: 'Contact page, second box' }).click();
    const panel = page.getByRole('region', { name: 'The open advertisement' });
    await field(page, 'Address').fill('partner.example');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText('Enter an address that begins with https://.')).toBeVisible();
    await field(page, 'Address').fill('https://partner.example/stone');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText('Choose a picture.')).toBeVisible();
    await page
      .getByLabel('Choose a picture', { exact: true })
      .setInputFiles({ name: 'stone.jpg', mimeType: 'image/jpeg', buffer: await drawPicture({ seed: 21 }) });
    await describePicture(page, 'A wall of Deccan stone');
    await page.reload();
    await expect(field(page, 'Address')).toHaveValue('https://partner.example/stone');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByRole('status')).toHaveText('Saved.');
    const boxOnSite = async () => (await (await request.get(`${address}/contact`)).text()).includes('Deccan stone');
    await expect.poll(boxOnSite).toBe(true);
    await panel.getByRole('button', { name: 'Remove advertisement' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(panel.getByText('Empty', { exact: true })).toBeVisible();
    await expect.poll(boxOnSite).toBe(false);
  });
});

test.describe('services and slides in the office', () => {
  // all change the same lists
  test.describe.configure({ mode: 'serial' });
  const names = (page: Page, list: string) =>
    page.getByRole('list', { name: list, exact: true }).getByRole('link').allTextContents();

  test(
    'a service is added, moved by keyboard, changed, and removed by its name, each time on the site at once',
    { tag: '@bothScreens' },
    async ({ page, request, address }) => {
      const title = `Courtyards ${freshName()}`;
      const onSite = async () => (await (await request.get(`${address}/construction`)).text()).includes(title);
      await logIn(page, request, address, 'editor');
      await open(page, '/office/services');
      await page.getByRole('link', { name: 'New service' }).click();
      const panel = page.getByRole('region', { name: 'New service' });
      await panel.getByLabel('Title').fill(title);
      await panel.getByRole('button', { name: 'Save and show on the site' }).click();
      await expect(panel.getByText('This field is required.')).toBeVisible();
      await expect(panel.getByLabel('Description')).toBeFocused();
      await page.reload();
      await expect(panel.getByLabel('Title')).toHaveValue(title);
      await panel.getByLabel('Description').fill('A court in the middle of the house.');
      await panel.getByLabel('What it includes').fill('Levels first\n\nRain drains');
      await panel
        .getByLabel('Choose a picture', { exact: true })
        .setInputFiles({ name: 'court.jpg', mimeType: 'image/jpeg', buffer: await drawPicture({ seed: 31 }) });
      await describePicture(page, 'A court with a tree');
      expect(await axeFaults(page)).toEqual([]);
      await panel.getByRole('button', { name: 'Save and show on the site' }).click();
      const opened = page.getByRole('region', { name: 'The open service' });
      await expect(opened.getByLabel('What it includes')).toHaveValue('Levels first\nRain drains');
      await expect.poll(onSite).toBe(true);
      await opened.getByRole('link', { name: 'Close this service' }).click();

      await expect.poll(async () => (await names(page, 'Services')).at(-1)).toBe(title);
      const before = await names(page, 'Services');
      const moved = [...before.slice(0, -2), title, before.at(-2)];
      await page.getByRole('button', { name: `Move ${title} up` }).press('Enter');
      await expect.poll(() => names(page, 'Services')).toEqual(moved);
      await expect(page.getByRole('button', { name: `Move ${title} up` })).toBeFocused();
      await expect
        .poll(async () => {
          const services = (await (await request.get(`${address}/api/construction-services/`)).json()) as {
            title: string;
          }[];
          return services.map((service) => service.title);
        })
        .toEqual(moved);

      await page.getByRole('link', { name: title }).click();
      await opened.getByRole('button', { name: 'Remove service' }).click();
      const dialog = page.getByRole('dialog', { name: `Remove “${title}”?` });
      await expect(dialog).toContainText('The construction page no longer offers it.');
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await expect(opened).toHaveCount(0);
      await expect.poll(onSite).toBe(false);
    },
  );

  test('a slide is dragged to another place and moved back by the arrow keys, and the home page follows', async ({
    page,
    request,
    address,
  }) => {
    const second = async () => {
      const slides = (await (await request.get(`${address}/api/site-images/?name=hero`)).json()) as { title: string }[];
      return slides[1]?.title;
    };
    await logIn(page, request, address, 'editor');
    await open(page, '/office/slides');
    await expect(page.getByText('There is room for 5.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'New slide' })).toHaveCount(0);
    const before = await names(page, 'Slides');
    const [, place = '', , fourth = ''] = before;
    await page
      .getByRole('button', { name: `Move ${fourth}: drag it, or use the arrow keys` })
      .dragTo(page.getByRole('button', { name: `Move ${place}: drag it, or use the arrow keys` }));
    await expect.poll(second).toBe(fourth);
    await expect.poll(async () => (await (await request.get(`${address}/`)).text()).indexOf(fourth)).toBeGreaterThan(0);
    const handle = page.getByRole('button', { name: `Move ${fourth}: drag it, or use the arrow keys` });
    await handle.press('ArrowDown');
    await handle.press('ArrowDown');
    await expect(handle).toBeFocused();
    await expect.poll(() => names(page, 'Slides')).toEqual(before);
    await expect.poll(second).toBe(place);
    expect(await axeFaults(page)).toEqual([]);
  });

  test('H24 two editors of one slide: the second sees both texts and loses none', async ({
    page,
    request,
    address,
  }) => {
    await logIn(page, request, address, 'editor');
    await open(page, '/office/slides');
    await page.getByRole('list', { name: 'Slides', exact: true }).getByRole('link').last().click();
    const panel = page.getByRole('region', { name: 'The open slide' });
    const [was, own, others] = [
      await field(page, 'Title').inputValue(),
      `Mine ${freshName()}`,
      `Theirs ${freshName()}`,
    ];
    await field(page, 'Title').fill(own);
    const headers = { authorization: `Token ${await tokenOf(page.request, address, 'editor')}` };
    const url = `${address}/api/office/hero-slides/`;
    type Slide = { id: number; version: number; picture: { media: number; picture: { alt: string } } };
    const last = async () => ((await (await request.get(url, { headers })).json()) as Slide[]).at(-1) as Slide;
    const rename = async (title: string) => {
      const { id, picture, ...slide } = await last();
      const cover = { media: picture.media, alt: picture.picture.alt };
      const answer = await request.put(`${url}${id}/`, { headers, data: { ...slide, title, picture: cover } });
      expect(answer.status()).toBe(200);
    };
    await rename(others);
    await panel.getByRole('button', { name: 'Save and show on the site' }).click();
    await expect(panel.getByText('Somebody else saved this slide while you were writing.')).toBeVisible();
    await expect(panel.getByRole('region', { name: 'Title' })).toContainText(others);
    await expect(panel.getByRole('textbox', { name: 'Title' })).toHaveValue(own);
    expect(await axeFaults(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Save my version' }).click();
    await expect(panel.getByText('Saved in place of the other version.')).toBeVisible();
    await rename(was);
  });
});

test.describe('legal texts in the office', () => {
  test('are changed like a page, and their page and PDF show the new version at once', async ({
    page,
    request,
    address,
  }) => {
    const words = `Ask us before you rely on it, ${freshName()}.`;
    const form = page.getByRole('form', { name: 'Page' });
    const pdf = async () => (await (await request.get(`${address}/legal/disclaimer.pdf`)).body()).toString('latin1');
    const versionIn = (file: string) => Number(/Version (\d+) of/.exec(file)?.[1]);
    await logIn(page, request, address, 'editor');
    await open(page, '/office/pages');
    await page.getByRole('link', { name: 'Disclaimer' }).first().click();
    await expect(form.getByRole('group', { name: 'Picture' })).toHaveCount(0);
    const before = versionIn(await pdf());
    const text = await field(page, 'Text').inputValue();
    await field(page, 'Text').fill(`${text}\n\n${words}`);
    await form.getByRole('button', { name: 'Save and show on the site' }).click();
    await expect(form.locator('p[role="status"]')).toHaveText('Saved. The site shows it now.');
    expect(await axeFaults(page)).toEqual([]);
    const now = versionIn(await pdf());
    expect(now).toBe(before + 1);
    const html = async () => (await (await request.get(`${address}/disclaimer`)).text()).replaceAll('<!-- -->', '');
    await expect.poll(html).toContain(words);
    expect(await html()).toContain(`Version ${now} of`);
    await page.getByLabel('Compare with').selectOption({ index: 2 });
    await page.getByRole('button', { name: /^Restore revision/ }).click();
    await expect(field(page, 'Text')).toHaveValue(text);
    await expect.poll(html).not.toContain(words);
    expect(versionIn(await pdf())).toBe(before + 2);
  });
});
