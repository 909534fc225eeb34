import type { Page } from '@playwright/test';
import { logInAccount, newAccount } from './support/accounts';
import { expect, open, reload, test } from './support/journey';
import { writeBasics } from './support/listingForm';
import { newListing, saveLine } from './support/listings';
import { ofChunk } from './support/ofChunk';
import { settled } from './support/places';
import { middleOf } from './support/positions';

const pin = (page: Page) => page.getByRole('button', { name: /^Pin/ });
interface Shown {
  latitude: number | null;
  longitude: number | null;
  location_precision: string;
  location_source: string | null;
}

test('a listing’s page shows where it is once it is near the viewport, and nothing moves', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (ofChunk('map')(new URL(request.url()))) scripts.push(request.url());
  });
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.by += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/properties/45');
  expect(scripts).toEqual([]);
  await page.locator('#place').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Map: around Nipania, Indore' })).toBeVisible();
  expect(scripts).toHaveLength(1);
  const around = page.locator('#place').getByRole('listitem');
  await expect(around).toHaveCount(6);
  await expect(around.first()).toHaveText(/^.+ (?:under 1|about \d+) km$/);
  await expect(page.getByText('Distances are in a straight line')).toBeVisible();
  await expect(page.locator('#place')).toContainText(/Approximate location|The pin shows/);
  await settled(page);
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { moved: { by: number } }).moved.by))
    .toBeLessThan(0.02);
});

test(
  'an owner places the listing by keyboard and pointer; visitors see what was chosen',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const owner = await newAccount(request, address);
    await logInAccount(page, request, address, owner);
    const id = await newListing(request, address, owner, 'House with a well');
    const shown = async (headers?: { authorization: string }) =>
      (await (await request.get(`${address}/api/properties/${id}/`, headers && { headers })).json()) as Shown;
    expect((await shown(owner.headers)).location_source).not.toBe('owner');

    await open(page, `/properties/${id}/edit`);
    await page.getByRole('button', { name: 'Place the pin' }).click();
    await expect(page.getByText('Visitors see the locality on the map until you place the pin.')).toBeVisible();
    await expect(pin(page)).toHaveAccessibleName('Pin, not placed yet');
    await pin(page).focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Enter');
    await expect(pin(page)).toHaveAccessibleName('Pin for your listing');
    await expect(page.getByText(/^Placed: /)).toBeVisible();
    await expect(page.getByText('Visitors see a circle of about 300 m, not the pin.')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(new RegExp(`/properties/${id}$`));
    const mine = await shown(owner.headers);
    const theirs = await shown();
    expect(mine).toMatchObject({ location_source: 'owner', location_precision: 'area' });
    expect(theirs.latitude).not.toBe(mine.latitude);
    expect(Math.abs((theirs.latitude ?? 0) - (mine.latitude ?? 0))).toBeLessThan(0.003);

    await open(page, `/properties/${id}/edit`);
    await page.getByRole('button', { name: 'Move the pin' }).click();
    const map = page.getByRole('region', { name: 'Map to place the pin' });
    const { x, y, width, height } = await middleOf(map);
    await page.mouse.click(x + width * 0.25, y + height * 0.6);
    await page.getByLabel('Show the exact point').check();
    await expect(page.getByText('Visitors see the pin exactly where you place it.')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(new RegExp(`/properties/${id}$`));
    const exact = await shown();
    expect(exact).toMatchObject({ location_source: 'owner', location_precision: 'exact' });
    expect(exact.longitude).toBeLessThan(mine.longitude ?? 0);

    await open(page, `/properties/${id}/edit`);
    await page.getByRole('button', { name: 'Move the pin' }).click();
    await page.getByRole('button', { name: 'Remove the pin' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(new RegExp(`/properties/${id}$`));
    expect((await shown(owner.headers)).location_source).not.toBe('owner');
  },
);

test('H6 a pin survives a reload of a form that was not saved', { tag: '@all' }, async ({ page }) => {
  await open(page, '/property-form');
  await writeBasics(page, 'House with a pin');
  await page.getByRole('textbox', { name: 'Location' }).fill('Baner, Pune');
  await page.getByRole('button', { name: 'Place the pin' }).click();
  await pin(page).press('Enter');
  await expect(page.getByText(/^Placed: .*Baner/)).toBeVisible();
  await expect(saveLine(page)).toContainText('Saved in this browser');
  const point = () => page.locator('input[name="latitude"]').inputValue();
  const before = await point();
  expect(Number(before)).toBeCloseTo(18.56, 1);
  page.on('dialog', (dialog) => void dialog.accept());
  await reload(page);
  await expect.poll(point).toBe(before);
});
