import type { ProblemReport } from '@contract/problemReports';
import type { SessionRecording } from '@contract/sessionRecording';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { logInNewStaff } from './support/accounts';
import { expectAccessible } from './support/axe';
import { ignoreFaults } from './support/faults';
import { hold } from './support/holding';
import { expect, open, reload, test, tokenOf } from './support/journey';
import { ofChunk } from './support/ofChunk';

const dialogOf = (page: Page) => page.getByRole('dialog');
const footerButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' });

/** Moves the focus by Tab until it is here. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came to it');
}

/** The stored reports with this message. */
async function reportsOf(
  request: Parameters<typeof tokenOf>[0],
  address: string,
  message: string,
): Promise<ProblemReport[]> {
  const headers = { authorization: `Token ${await tokenOf(request, address, 'admin')}` };
  const answer = await request.get(`${address}/api/office/problem-reports/`, { headers });
  return ((await answer.json()) as ProblemReport[]).filter((report) => report.message === message);
}

test.describe('a report of a problem', () => {
  test(
    'keeps the words through a reload and a failed send, records the steps, also in the next document, shows what will be sent, is sent once, and is read by the office',
    { tag: '@all' },
    async ({ page, request, address, faults }, { project }) => {
      const message = `The list jumps on the ${project.name}, ${Date.now()}.`;
      const dialog = dialogOf(page);
      const words = dialog.getByLabel('What went wrong?');
      await open(page, '/properties');
      await footerButton(page).click();
      await test.step('words', async () => {
        await dialog.getByRole('button', { name: 'Review and send' }).click();
        await expect(dialog.getByText('This field is required.')).toBeVisible();
        await words.fill(message);
        await dialog.getByLabel('Email Address').fill('asha@people.example');
        await expectAccessible(page);
        await reload(page);
        await footerButton(page).click();
        await expect(words).toHaveValue(message);
      });

      await test.step('recording', async () => {
        await dialog.getByRole('button', { name: 'Record what I do' }).click();
        const pill = page.getByRole('complementary', { name: 'Recording your steps' });
        await expect(pill).toBeVisible();
        await expect(dialog).toBeHidden();
        await expectAccessible(page);
        await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
        await expect(page).toHaveURL('/contact');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click();
        await expect(page).toHaveURL('/reviews');
        await pill.getByRole('button', { name: 'Finish' }).click();
        await expect(words).toHaveValue(message);
        await expect(dialog.getByText(/^\d+ steps recorded[.]$/)).toBeVisible();
      });

      await test.step('review and send', async () => {
        await dialog.getByRole('button', { name: 'Review and send' }).click();
        await expect(dialog).toContainText('Nothing is sent until you press Send.');
        await expect(dialog).toContainText('asha@people.example');
        const steps = dialog.getByRole('region', { name: 'Recorded steps' });
        await expect(steps).toContainText('Went to /contact');
        await expect(steps).toContainText('Went to /reviews');
        await dialog.getByText('Full recording as JSON').click();
        await expect(dialog.getByRole('region', { name: 'Full recording as JSON' })).toContainText('aangan-session');
        await expectAccessible(page);
        expect(await reportsOf(request, address, message)).toEqual([]);
        // the server stores it, and its answer is lost
        await page.route(
          '**/api/problem-reports/',
          async (route) => {
            await route.fetch();
            await route.abort();
          },
          { times: 1 },
        );
        await dialog.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(dialog.getByRole('alert')).toContainText('Your report is still here.');
        await dialog.getByRole('button', { name: 'Try again' }).click();
        await expect(dialog.getByRole('status')).toHaveText('We’ll read your report and delete it after 30 days.');
        expect(await reportsOf(request, address, message)).toHaveLength(1);
        ignoreFaults(faults, /ERR_FAILED/);
        await dialog.getByRole('button', { name: 'Close' }).last().click();
      });

      await test.step('the next document', async () => {
        await footerButton(page).click();
        await expect(words).toHaveValue('');
        await dialog.getByRole('button', { name: 'Record what I do' }).click();
        await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
        await reload(page);
        await page.getByRole('button', { name: 'Finish' }).click();
        await expect(dialog.getByText(/recorded[.]$/)).toBeVisible();
      });

      await test.step('the office', async () => {
        await logInNewStaff(page, request, address, 'superuser');
        await open(page, '/office/problem-reports');
        await page.getByRole('link', { name: message }).click();
        const panel = page.getByRole('region', { name: 'Report details' });
        await expect(panel).toContainText('/properties');
        await expect(panel).toContainText('asha@people.example');
        await expect(panel.getByRole('region', { name: 'Recorded steps' })).toContainText('Went to /contact');
        await expectAccessible(page);
        const downloading = page.waitForEvent('download');
        await panel.getByRole('button', { name: 'Download as JSON' }).click();
        const file = await (await downloading).path();
        const recording = JSON.parse(readFileSync(file, 'utf8')) as SessionRecording;
        expect([recording.format, recording.path]).toEqual(['aangan-session', '/properties']);
        expect(JSON.stringify(recording)).not.toContain('asha@people.example');
        await panel.getByRole('button', { name: 'Mark as handled' }).click();
        await expect(panel.getByText('Handled', { exact: true })).toBeVisible();
        await panel.getByRole('link', { name: 'Close this report' }).click();
        await expect(page.getByRole('link', { name: message })).toHaveCount(0);
        await page.getByRole('link', { name: 'Handled', exact: true }).click();
        await expect(page.getByRole('link', { name: message })).toBeVisible();
      });
    },
  );

  test(
    'works by keyboard alone, also in the office',
    { tag: '@desktop' },
    async ({ page, request, address }, { project }) => {
      const message = `By keyboard on the ${project.name}, ${Date.now()}.`;
      await open(page, '/about');
      await footerButton(page).focus();
      await page.keyboard.press('Enter');
      const dialog = dialogOf(page);
      await expect(dialog.getByLabel('What went wrong?')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(footerButton(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.type(message);
      await tabTo(page, dialog.getByRole('button', { name: 'Record what I do' }));
      await page.keyboard.press('Enter');
      const finish = page.getByRole('button', { name: 'Finish' });
      await expect(finish).toBeVisible();
      await tabTo(page, finish);
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel('What went wrong?')).toBeFocused();
      await tabTo(page, dialog.getByRole('button', { name: 'Review and send' }));
      await page.keyboard.press('Enter');
      const send = dialog.getByRole('button', { name: 'Send', exact: true });
      await expect(send).toBeVisible();
      await tabTo(page, dialog.getByRole('region', { name: 'Recorded steps' }));
      await tabTo(page, send);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('status')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator('#main')).toBeFocused();

      await logInNewStaff(page, request, address, 'superuser');
      await open(page, '/office/problem-reports');
      await expect(page.getByRole('link', { name: message })).toBeVisible();
      await page.keyboard.press('j');
      await expect(page.locator('[data-row]').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Report details' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('region', { name: 'Report details' })).toBeHidden();
      await page.keyboard.press('?');
      await page.getByRole('dialog').getByRole('button', { name: 'Report a problem' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Report a problem' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      // who is logged in has an address already
      await expect(page.getByRole('dialog').getByLabel('Email Address')).toHaveCount(0);
    },
  );

  test(
    'an error offers one, once for each page, and is counted; an aborted request is none',
    { tag: '@all' },
    async ({ page, request, address, faults }) => {
      const counted: string[] = [];
      page.on('request', (sent) => {
        if (sent.url().endsWith('/api/problem-reports/errors/')) counted.push(sent.postData() ?? '');
      });
      await open(page, '/about');
      // the watch begins when the page is idle
      await footerButton(page).click();
      await dialogOf(page).getByRole('button', { name: 'Close' }).click();
      const fail = (words: string, name = 'TypeError') =>
        page.evaluate(
          ([message, kind]) => {
            void Promise.reject(Object.assign(new Error(message), { name: kind }));
          },
          [words, name],
        );
      const notice = page.getByRole('alert').filter({ hasText: 'Something went wrong on this page.' });
      await fail('The user aborted a request.', 'AbortError');
      await fail('The mark of the map is gone, with ?token=hush-hush.');
      await expect(notice).toBeVisible();
      await expectAccessible(page);
      await notice.getByRole('button', { name: 'Report it' }).click();
      const dialog = dialogOf(page);
      await dialog.getByRole('button', { name: 'Review and send' }).click();
      await expect(dialog).toContainText('TypeError: The mark of the map is gone, with ?token=(hidden)');
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(dialog.getByRole('status')).toHaveText('We’ll read your report and delete it after 30 days.');
      await page.keyboard.press('Escape');
      await fail('Another one.');
      await expect.poll(() => counted.length).toBe(2);
      await expect(notice).toBeHidden();
      expect(JSON.parse(counted[0] ?? '')).toEqual({ build: expect.stringMatching(/^[\da-f]{12}$/) });
      const [latest] = (await reportsOf(request, address, '')).filter(({ kind }) => kind === 'error');
      expect([latest?.message, latest?.page, latest?.build]).toEqual([
        '',
        '/about',
        expect.stringMatching(/^[\da-f]{12}$/),
      ]);
      const metrics = await (await request.get(`${address}/metrics`)).text();
      const build = latest?.build ?? '';
      expect(
        Number(new RegExp(`browser_errors_total\\{build="${build}"\\} (\\d+)`).exec(metrics)?.[1]),
      ).toBeGreaterThan(1);
      expect(
        Number(new RegExp(`problem_reports_total\\{build="${build}"\\} (\\d+)`).exec(metrics)?.[1]),
      ).toBeGreaterThan(0);
      expect(faults.splice(0)).toHaveLength(3);
    },
  );

  test(
    'an error from before the reporter has loaded offers one as soon as it has',
    { tag: '@all' },
    async ({ page, faults }) => {
      const reporter = await hold(page, ofChunk('reporting'));
      // a chunk that is requested early enough holds up the page's load event
      await open(page, '/about', { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => void Promise.reject(new TypeError('The menu has no place.')));
      const notice = page.getByRole('alert').filter({ hasText: 'Something went wrong on this page.' });
      await expect.poll(() => faults.length).toBe(1);
      await expect(notice).toBeHidden();
      reporter.letGo();
      await expect(notice).toBeVisible();
      expect(faults.splice(0)).toHaveLength(1);
    },
  );
});
