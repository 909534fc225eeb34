import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SessionRecording } from '@contract/sessionRecording';
import { expect, open, test } from './support/journey';
import { newMember } from './support/member';
import { personalTexts, runReplay, wholeJourney } from './support/wholeJourney';

const root = path.resolve(__dirname, '../..');

const take = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { aanganSession: () => Promise<SessionRecording> }).aanganSession(),
  ) as Promise<SessionRecording>;

test('a search, a login, a listing with two photos and a checkout are recorded, and replay with no difference', async ({
  page,
  request,
  address,
}, testInfo) => {
  test.setTimeout(120_000);
  const member = await newMember(request, address);
  await page.addInitScript(() => sessionStorage.setItem('record', 'on'));
  await wholeJourney(page, member);
  const recording = await take(page);
  const text = JSON.stringify(recording);
  // recorded again for the unit tests: docs/debugging.md
  const kept = process.env.RECORDING;
  const file = kept ?? testInfo.outputPath('recording.json');
  writeFileSync(file, `${text}\n`);
  const writeTest = kept ? ['--write-test', kept.replace(/json$/, 'test.ts')] : [];
  const [count] = runReplay(file, ...writeTest).split('\n');
  expect(count).toBe(`${recording.entries.length} steps, 0 differ`);
  for (const machine of ['authDialog', 'propertyForm', 'photoList', 'checkout'])
    expect(recording.entries.some((entry) => 'machine' in entry && entry.machine === machine)).toBe(true);
  const found = (await personalTexts(page, member)).filter((one) => text.includes(one));
  expect(found).toEqual([]);
});

test('a visit that asks for no recording loads no recorder', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  await open(page, '/');
  expect(await page.evaluate(() => 'aanganSession' in window)).toBe(false);
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((text) => text.includes('aangan-session'))).toEqual([]);

  // the panel of machines is part of development only
  const assets = path.join(root, 'dist/public/assets');
  const built = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(built.some((name) => readFileSync(path.join(assets, name), 'utf8').includes('aangan-session'))).toBe(true);
  expect(
    built.filter((name) => /No machine runs|showPanel/.test(readFileSync(path.join(assets, name), 'utf8'))),
  ).toEqual([]);
});
