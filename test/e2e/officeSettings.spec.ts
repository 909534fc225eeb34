import { runProduct } from '../../scripts/runProduct.cjs';
import { expect, logIn, test } from './support/journey';

test.describe('the settings of the office', () => {
  let product: Awaited<ReturnType<typeof runProduct>>;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    product = await runProduct();
  });
  test.afterAll(() => product.stop());

  test('a phone number that is changed there shows on the site at once, and closed days have no free slots', async ({
    page,
    request,
  }) => {
    await page.goto(`${product.address}/contact`);
    await expect(page.getByRole('contentinfo')).toContainText('+91 00000 00000');
    await logIn(page, request, product.address, 'admin');
    await page.goto(`${product.address}/office/settings`);
    await page.getByLabel('Phone number').fill('12');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByLabel('Phone number')).toBeFocused();
    await expect(page.getByText('Enter a phone number with 7 to 15 digits.')).toBeVisible();
    await page.getByLabel('Phone number').fill('+91 731 400 1234');
    await page.getByLabel('Opens at').fill('11:00');
    await page.getByLabel('Saturday').uncheck();
    await page.getByLabel('Holidays').fill('2027-01-26 Republic Day');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
    const html = await (await request.get(`${product.address}/contact`)).text();
    expect(html).toContain('+91 731 400 1234');
    expect(html).toContain('Monday to Friday, 11:00 to 18:00 India time');
    const days = (await (
      await request.get(`${product.address}/api/meetings/slots/?from=2027-01-25&days=7&timezone=Asia/Kolkata`)
    ).json()) as { date: string; slots: { time: string }[] }[];
    expect(days.map(({ date, slots }) => [date, slots[0]?.time])).toEqual([
      ['2027-01-25', '11:00'],
      ['2027-01-26', undefined],
      ['2027-01-27', '11:00'],
      ['2027-01-28', '11:00'],
      ['2027-01-29', '11:00'],
      ['2027-01-30', undefined],
      ['2027-01-31', undefined],
    ]);
    await page.goto(`${product.address}/office/audit`);
    await expect(page.getByRole('table', { name: 'Changes' })).toContainText('Settings changed');
  });

  test('H24 entries outlive a reload and a colleague’s save, and both versions are shown side by side', async ({
    page,
    request,
  }) => {
    await logIn(page, request, product.address, 'admin');
    await page.goto(`${product.address}/office/settings`);
    await page.getByLabel('Address', { exact: true }).fill('1 Own Road, Indore');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const headers = { authorization: `Token ${token ?? ''}` };
    const url = `${product.address}/api/office/settings/`;
    const saved = (await (await request.get(url, { headers })).json()) as object;
    expect((await request.put(url, { headers, data: { ...saved, address: '2 Other Road, Indore' } })).status()).toBe(
      200,
    );
    await page.reload();
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('1 Own Road, Indore');
    await page.getByRole('button', { name: 'Save settings' }).click();
    const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else saved these settings' });
    await expect(conflict.getByRole('row', { name: /Address/ })).toContainText('2 Other Road, Indore');
    await expect(conflict.getByRole('row', { name: /Address/ })).toContainText('1 Own Road, Indore');
    await page.getByRole('button', { name: 'Save my version' }).click();
    await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
    await expect(conflict).toHaveCount(0);
    expect(((await (await request.get(url, { headers })).json()) as { address: string }).address).toBe(
      '1 Own Road, Indore',
    );
  });
});
