import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { SessionRecording } from '@contract/sessionRecording';
import { expect, test } from './support/journey';
import { newMember } from './support/member';
import { personalTexts, runReplay, wholeJourney } from './support/wholeJourney';

const take = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { aanganSession: () => Promise<SessionRecording> }).aanganSession(),
  ) as Promise<SessionRecording>;

test(
  'a search, a login, a listing with two photos and a checkout are recorded, and replay with no difference',
  { tag: '@all' },
  async ({ page, request, address }, testInfo) => {
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
    const personal = await personalTexts(page, member);
    expect(personal.filter((one) => text.includes(one))).toEqual([]);
  },
);
