import type { Page } from '@playwright/test';
import { drawPicture } from '../support/pictures';
import { expect, logIn, open, reload, test } from './support/journey';
import { logInAs, newMember } from './support/member';
import { newListing } from './support/listings';
import { openShop } from './support/shop';

const names = ['Professional photography', 'Virtual tour', 'Featured listing', 'Social media promotion'] as const;

/** The day after tomorrow in India. */
const soon = () => new Date(Date.now() + 2 * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);

test(
  'an owner buys all four add-ons and sees each delivered',
  { tag: '@all' },
  async ({ page, browser, request, address }) => {
    test.slow();
    const owner = await newMember(request, address);
    const listing = await newListing(request, address, owner, 'House with two courts');
    await logInAs(page, owner);

    const shop = await openShop(page, `/packages?package=none&property=${listing}`);
    for (const name of names) await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
    await shop.pay.click();
    await shop.payInSheet.click();
    await expect(shop.alert(/Payment successful/)).toBeVisible();

    const context = await browser.newContext({ baseURL: address, viewport: page.viewportSize() });
    const desk = await context.newPage();
    await desk.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await logIn(desk, request, address, 'agent');

    const openOrder = async (name: string) => {
      await open(desk, '/office/addon-orders?status=ordered');
      await desk.getByRole('link', { name: new RegExp(`${name}.*${owner.username}`) }).click();
      return desk.getByRole('region', { name: 'Add-on details' });
    };
    const schedule = async (panel: ReturnType<Page['getByRole']>) => {
      await panel.getByLabel('Date').fill(soon());
      await panel.getByLabel('Time in India').fill('10:30');
      await panel.getByLabel('Photographer').fill('Ravi Kulkarni');
      await panel.getByLabel('Address').fill('12 Palm Grove, Indore');
      await panel.getByRole('button', { name: 'Schedule and email the owner' }).click();
      await expect(panel.getByText('Scheduled', { exact: true }).first()).toBeVisible();
    };
    const deliver = async (panel: ReturnType<Page['getByRole']>) => {
      await panel.getByRole('button', { name: 'Mark as delivered and email the owner' }).click();
      await expect(panel.getByText('Delivered', { exact: true }).first()).toBeVisible();
    };
    const file = async (name: string, seed: number, size: { width: number; height: number }) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await drawPicture({ ...size, seed }),
    });

    const photography = await openOrder('Professional photography');
    await schedule(photography);
    await open(page, '/payments?tab=subscriptions');
    await expect(page.getByRole('list', { name: 'Progress of Professional photography' })).toContainText(
      '10:30 am in India · Ravi Kulkarni · 12 Palm Grove, Indore',
    );
    const size = { width: 900, height: 600 };
    await photography
      .getByLabel('Upload photos to the listing')
      .setInputFiles([await file('hall.jpg', 31, size), await file('court.jpg', 32, size)]);
    await expect(photography.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await deliver(photography);

    const tour = await openOrder('Virtual tour');
    await schedule(tour);
    const orderAddress = desk.url();
    await tour.getByRole('link', { name: 'Open the tour editor' }).click();
    const panorama = { width: 1600, height: 800 };
    await desk
      .getByLabel('Add panoramas')
      .setInputFiles([await file('Courtyard.jpg', 33, panorama), await file('Hall.jpg', 34, panorama)]);
    await desk.getByRole('button', { name: 'Arrange: Courtyard' }).click();
    await desk.getByLabel('Link to').selectOption('Hall');
    await desk.getByRole('button', { name: 'Add a link at the cross' }).click();
    await expect(desk.getByRole('button', { name: 'Remove the link to Hall' })).toBeVisible();
    await reload(desk);
    await expect(desk.getByText('You are editing a draft saved in this browser.')).toBeVisible();
    await desk.getByRole('button', { name: 'Publish the tour' }).click();
    await expect(desk).toHaveURL(/\/properties\/\d+$/);
    await open(desk, orderAddress);
    await deliver(desk.getByRole('region', { name: 'Add-on details' }));

    const promotion = await openOrder('Social media promotion');
    await promotion.getByLabel('Link to post 1').fill('https://social.example/aangan/17');
    await deliver(promotion);
    await context.close();

    await open(page, '/payments?tab=subscriptions');
    const steps = (name: string) => page.getByRole('list', { name: `Progress of ${name}` }).getByRole('listitem');
    await expect(steps('Professional photography').last()).toContainText('2 photos added');
    await expect(steps('Virtual tour').last()).toContainText('Delivered');
    await expect(steps('Social media promotion').last().getByRole('link', { name: 'Post 1' })).toHaveAttribute(
      'href',
      'https://social.example/aangan/17',
    );
    await expect(page.getByText(/House with two courts is featured until/)).toBeVisible();

    await steps('Virtual tour').last().getByRole('link', { name: 'See your listing' }).click();
    const rooms = page.getByRole('region', { name: 'Tour' });
    await expect(rooms.getByText('Courtyard')).toBeVisible();
    await expect(rooms.getByRole('button', { name: 'Walk through, from: Hall' })).toBeVisible();
  },
);
