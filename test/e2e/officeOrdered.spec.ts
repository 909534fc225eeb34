import type { Page } from '@playwright/test';
import { drawPicture } from '../support/pictures';
import { freshName, logInNewStaff, newStaff } from './support/accounts';
import { alone } from './support/alone';
import { expectAccessible } from './support/axe';
import { expect, open, pressEnter, reload, test } from './support/journey';
import { describePicture, field } from './support/officeText';

test.describe('services and slides in the office', { tag: ['@all', '@desktop'] }, () => {
  const names = (page: Page, list: string) =>
    page.getByRole('list', { name: list, exact: true }).getByRole('link').allTextContents();

  test('a service is added, moved by keyboard, changed, and removed by its name, each time on the site at once', async ({
    page,
    request,
    address,
  }) => {
    const title = `Courtyards ${freshName()}`;
    const onSite = async () => (await (await request.get(`${address}/construction`)).text()).includes(title);
    await logInNewStaff(page, request, address, 'editor');
    await alone(address, 'services', async () => {
      await open(page, '/office/services');
      await page.getByRole('link', { name: 'New service' }).click();
      const panel = page.getByRole('region', { name: 'New service' });
      await panel.getByLabel('Title').fill(title);
      await panel.getByRole('button', { name: 'Save and show on the site' }).click();
      await expect(panel.getByText('This field is required.')).toBeVisible();
      await expect(panel.getByLabel('Description')).toBeFocused();
      await reload(page);
      await expect(panel.getByLabel('Title')).toHaveValue(title);
      await panel.getByLabel('Description').fill('A court in the middle of the house.');
      await panel.getByLabel('What it includes').fill('Levels first\n\nRain drains');
      await panel
        .getByLabel('Choose a picture', { exact: true })
        .setInputFiles({ name: 'court.jpg', mimeType: 'image/jpeg', buffer: await drawPicture({ seed: 31 }) });
      await describePicture(page, 'A court with a tree');
      await expectAccessible(page);
      await panel.getByRole('button', { name: 'Save and show on the site' }).click();
      const opened = page.getByRole('region', { name: 'Details of this service' });
      await expect(opened.getByLabel('What it includes')).toHaveValue('Levels first\nRain drains');
      await expect.poll(onSite).toBe(true);
      await opened.getByRole('link', { name: 'Close this service' }).click();

      await expect.poll(async () => (await names(page, 'Services')).at(-1)).toBe(title);
      const before = await names(page, 'Services');
      const moved = [...before.slice(0, -2), title, before.at(-2)];
      await pressEnter(page.getByRole('button', { name: `Move ${title} up` }));
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
      await expect(dialog).toContainText('The construction page will no longer offer this service.');
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await expect(opened).toHaveCount(0);
      await expect.poll(onSite).toBe(false);
    });
  });

  test('a slide is dragged to another place and moved back by the arrow keys, and the home page follows', async ({
    page,
    request,
    address,
  }) => {
    const second = async () => {
      const slides = (await (await request.get(`${address}/api/site-images/?name=hero`)).json()) as { title: string }[];
      return slides[1]?.title;
    };
    await logInNewStaff(page, request, address, 'editor');
    await alone(address, 'slides', async () => {
      await open(page, '/office/slides');
      await expect(page.getByText('You can have up to 5.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'New slide' })).toHaveCount(0);
      const before = await names(page, 'Slides');
      const [, place = '', , fourth = ''] = before;
      await page
        .getByRole('button', { name: `Move ${fourth}: drag it, or use the arrow keys` })
        .dragTo(page.getByRole('button', { name: `Move ${place}: drag it, or use the arrow keys` }));
      await expect.poll(second).toBe(fourth);
      await expect
        .poll(async () => (await (await request.get(`${address}/`)).text()).indexOf(fourth))
        .toBeGreaterThan(0);
      const handle = page.getByRole('button', { name: `Move ${fourth}: drag it, or use the arrow keys` });
      await handle.press('ArrowDown');
      await handle.press('ArrowDown');
      await expect(handle).toBeFocused();
      await expect.poll(() => names(page, 'Slides')).toEqual(before);
      await expect.poll(second).toBe(place);
      await expectAccessible(page);
    });
  });

  test('H24 two editors of one slide: the second sees both texts and loses none', async ({
    page,
    request,
    address,
  }) => {
    await logInNewStaff(page, request, address, 'editor');
    await alone(address, 'slides', async () => {
      await open(page, '/office/slides');
      await page.getByRole('list', { name: 'Slides', exact: true }).getByRole('link').last().click();
      const panel = page.getByRole('region', { name: 'Details of this slide' });
      const [was, own, others] = [
        await field(page, 'Title').inputValue(),
        `Mine ${freshName()}`,
        `Theirs ${freshName()}`,
      ];
      await field(page, 'Title').fill(own);
      const { headers } = await newStaff(request, address, 'editor');
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
      await expect(panel.getByText('Someone else saved this slide while you were writing.')).toBeVisible();
      await expect(panel.getByRole('region', { name: 'Title' })).toContainText(others);
      await expect(panel.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(own);
      await expectAccessible(page);
      await panel.getByRole('button', { name: 'Save my version' }).click();
      await expect(panel.getByText('Saved. Your version replaced the other version.')).toBeVisible();
      await rename(was);
    });
  });
});
