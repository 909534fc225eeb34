import type { OfficeSettings } from '@contract/officeSettings';
import { logIn, open, reload, tokenOf } from './support/journey';
import { expect, test } from './support/ownSite';

test.describe('the settings of the office', { tag: '@own' }, () => {
  test(
    'H24 a changed phone number shows on the site at once, closed days have no free slots, and entries outlive a reload and a colleague’s save',
    { tag: '@all' },
    async ({ page, request, address, site }) => {
      await site.saveSettings({ phone: '+91 731 400 0001' });
      await logIn(page, request, address, 'admin');
      await open(page, '/office/settings');
      const saved = page.getByText('Saved. It’s live on the site.');
      const save = page.getByRole('button', { name: 'Save settings' });
      await test.step('a wrong phone number is refused at its field', async () => {
        await page.getByLabel('Phone number').fill('12');
        await save.click();
        await expect(page.getByLabel('Phone number')).toBeFocused();
        await expect(page.getByText('This number is too short: a phone number has at least 7 digits.')).toBeVisible();
      });
      await test.step('what is saved is on the site', async () => {
        await page.getByLabel('Phone number').fill('+91 731 400 1234');
        await page.getByLabel('Opens at').fill('11:00');
        await page.getByLabel('Saturday').uncheck();
        await page.getByLabel('Holidays').fill('2027-01-26 Republic Day');
        await save.click();
        await expect(saved).toBeVisible();
        const html = await (await request.get('/contact')).text();
        expect(html).toContain('+91 731 400 1234');
        expect(html).toContain('Monday to Friday, 11:00 am to 6:00 pm India time');
        const slots = await request.get('/api/meetings/slots/?from=2027-01-25&days=7&timezone=Asia/Kolkata');
        const days = (await slots.json()) as { date: string; slots: { time: string }[] }[];
        expect(days.map(({ date, slots: [first] }) => [date, first?.time])).toEqual([
          ['2027-01-25', '11:00'],
          ['2027-01-26', undefined],
          ['2027-01-27', '11:00'],
          ['2027-01-28', '11:00'],
          ['2027-01-29', '11:00'],
          ['2027-01-30', undefined],
          ['2027-01-31', undefined],
        ]);
      });
      await test.step('H24 both versions are shown side by side', async () => {
        const own = page.getByLabel('Address', { exact: true });
        await own.fill('1 Own Road, Indore');
        await site.saveSettings({ address: '2 Other Road, Indore' });
        await reload(page);
        await expect(own).toHaveValue('1 Own Road, Indore');
        await save.click();
        const conflict = page.getByRole('alert').filter({ hasText: 'Someone else saved these settings' });
        await expect(conflict.getByRole('row', { name: /Address/ })).toContainText('2 Other Road, Indore');
        await expect(conflict.getByRole('row', { name: /Address/ })).toContainText('1 Own Road, Indore');
        await page.getByRole('button', { name: 'Save my version' }).click();
        await expect(saved).toBeVisible();
        await expect(conflict).toHaveCount(0);
        const headers = { authorization: `Token ${await tokenOf(request, address, 'admin')}` };
        const settings = (await (await request.get('/api/office/settings/', { headers })).json()) as OfficeSettings;
        expect(settings.address).toBe('1 Own Road, Indore');
      });
      await open(page, '/office/audit');
      await expect(page.getByRole('table', { name: 'Changes' })).toContainText('Settings changed');
    },
  );
});
