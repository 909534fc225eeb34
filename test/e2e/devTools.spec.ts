import type { SessionRecording } from '@contract/sessionRecording';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { logInAccount, logInHere, newAccount, password } from './support/accounts';
import { expect, open, test } from './support/journey';
import { choose } from './support/listingForm';
import { photosNamed } from './support/listings';
import { newMember } from './support/member';
import { follow } from './support/reading';
import { personalTexts, runReplay, wholeJourney } from './support/wholeJourney';

interface Shown {
  type: string;
  payload?: { id?: string; value?: unknown; context?: Record<string, unknown>; event?: { type: string } };
}

/** Replaces the browser's extension: records each action and state, both raw and sanitised. */
async function haveDevTools(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Create = (reducer: (state: unknown, action: { type: string }) => unknown, ...rest: unknown[]) => object;
    interface Options {
      name: string;
      actionSanitizer: <A>(action: A, id: number) => A;
      stateSanitizer: <S>(state: S, index: number) => S;
    }
    const seen = window as unknown as {
      raw: string[];
      exported: () => string;
      actions: string[];
      states: string[];
      toolsName: string;
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: unknown;
    };
    Object.assign(seen, { raw: [], actions: [], states: [] });
    let committed: unknown;
    // as the extension writes it: JSON within the JSON, the store's first action left out
    seen.exported = () => {
      const dispatched = seen.raw.map((text) => (JSON.parse(text) as [{ type: string }])[0]);
      return JSON.stringify({
        payload: JSON.stringify(dispatched.filter(({ type }) => !type.startsWith('@@'))),
        preloadedState: JSON.stringify(committed),
      });
    };
    seen.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (options: Options) => {
      seen.toolsName = options.name;
      const recording =
        (next: Create): Create =>
        (reducer, ...rest) => {
          committed = rest[0];
          return next(
            (before, action) => {
              const state = reducer(before, action);
              seen.raw.push(JSON.stringify([action, state]));
              seen.actions.push(JSON.stringify(options.actionSanitizer(action, 0)));
              seen.states.push(JSON.stringify(options.stateSanitizer(state, 0)));
              return state;
            },
            ...rest,
          );
        };
      return (...enhancers: ((next: Create) => Create)[]) =>
        (create: Create) =>
          enhancers.reduceRight((inner, enhance) => enhance(inner), recording(create));
    };
  });
}

const recorded = (page: Page, what: 'raw' | 'actions' | 'states') =>
  page.evaluate((name) => (window as unknown as Record<string, string[]>)[name] ?? [], what);
const actions = async (page: Page) => (await recorded(page, 'actions')).map((action) => JSON.parse(action) as Shown);
const moves = async (page: Page, machine: string) =>
  (await actions(page)).filter(({ type }) => type === `machines/${machine}`);

test(
  'Redux DevTools shows the machine of each photo, during and after its upload',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const account = await newAccount(request, address);
    // a draft, because other tests check published listings
    const draft = await request.post(`${address}/api/properties/drafts/`, {
      headers: account.headers,
      data: { title: 'A house in the open' },
    });
    const { id } = (await draft.json()) as { id: number };
    await logInAccount(page, request, address, account);
    await haveDevTools(page);
    await open(page, `/properties/${id}/edit`);
    await choose(page).setInputFiles(await photosNamed(['one', 'two']));
    const photoValues = async () => {
      const all = (await moves(page, 'photo')).map(({ payload }) => payload);
      const photos = [...new Set(all.map((payload) => payload?.id))];
      return photos.map((photo) => [
        ...new Set(all.filter((payload) => payload?.id === photo).map((payload) => payload?.value)),
      ]);
    };
    await expect.poll(photoValues).toEqual([
      ['waiting', 'sending', 'there'],
      ['waiting', 'sending', 'there'],
    ]);
    const added = (await moves(page, 'photoList')).find(({ payload }) => payload?.event?.type === 'ADDED');
    expect(added?.payload?.context?.['photos']).toEqual([
      expect.stringMatching(/^\(actor photo\/.+\)$/),
      expect.stringMatching(/^\(actor photo\/.+\)$/),
    ]);
  },
);

test(
  'Redux DevTools shows queries, slices and every transition of a machine by name, but neither a password nor a token, from logins, new passwords or links in emails',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const { username } = await newAccount(request, address);
    const link = 'planted-token-of-a-link';
    await haveDevTools(page);
    await open(page, '/');
    await page.getByRole('button', { name: 'Pause slideshow' }).click();
    await page.getByRole('button', { name: /^Slide 3 of/ }).click();
    await expect
      .poll(async () => (await moves(page, 'hero')).at(-1)?.payload)
      .toMatchObject({ id: 'hero', event: { type: 'CHOSEN', index: 2 }, value: 'paused', context: { index: 2 } });
    await follow(page, '/properties');
    await expect(page.getByText(/^\d+ listings$/)).toBeVisible();
    const typesSeen = async () => (await actions(page)).map(({ type }) => type);
    await expect
      .poll(typesSeen)
      .toEqual(
        expect.arrayContaining([
          'machines/splash',
          'machines/hero',
          'splash/ended',
          'api/executeQuery/pending',
          'api/executeQuery/fulfilled',
        ]),
      );
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { toolsName: string }).toolsName))
      .toBe('Aangan Estates');
    await expect
      .poll(async () => JSON.parse((await recorded(page, 'states')).at(-1) ?? '{}') as { machines?: object })
      .toMatchObject({ machines: { splash: { value: 'gone' }, hero: { context: { index: 2 } } } });

    await page.getByRole('link', { name: 'Login' }).click();
    await logInHere(page, username);
    await expect(page.getByRole('button', { name: `${username}’s account` })).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    expect(token.length).toBeGreaterThan(20);
    const texts = async (what: 'raw' | 'actions' | 'states') => (await recorded(page, what)).join('\n');
    // proves that the raw actions contain them
    expect(await texts('raw')).toContain(password);
    expect(await texts('raw')).toContain(token);
    const shown = (await texts('actions')) + (await texts('states'));
    expect(shown).not.toContain(password);
    expect(shown).not.toContain(token);
    expect(await typesSeen()).toEqual(
      expect.arrayContaining([
        'api/executeMutation/pending',
        'api/executeMutation/fulfilled',
        'session/loggedIn',
        'machines/authDialog',
      ]),
    );
    expect(await texts('actions')).toContain('"password":"(hidden)"');

    // as if it worked, so that a password can be typed
    await page.route('**/api/auth/password-reset/check/', (route) => route.fulfill({ status: 204 }));
    await open(page, `/reset-password#token=${link}`);
    await page.getByLabel('New password', { exact: true }).fill('another calm password');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect.poll(typesSeen).toContain('api/executeMutation/rejected');
    expect(await texts('raw')).toContain(link);
    expect(await texts('raw')).toContain('another calm password');
    const later = (await texts('actions')) + (await texts('states'));
    expect(later).not.toContain(link);
    expect(later).not.toContain('another calm password');
  },
);

test(
  'what Redux DevTools exports of a whole journey replays, and can be written without personal data',
  { tag: '@all' },
  async ({ page, request, address }, testInfo) => {
    const member = await newMember(request, address);
    await haveDevTools(page);
    await wholeJourney(page, member);
    const exported = await page.evaluate(() => (window as unknown as { exported: () => string }).exported());
    const [file, hidden] = [testInfo.outputPath('state.json'), testInfo.outputPath('recording.json')];
    writeFileSync(file, exported);
    expect(runReplay(file, '--write-recording', hidden)).toMatch(/^\d{3,} steps, 0 differ\nwrote /);
    const text = readFileSync(hidden, 'utf8');
    const personal = await personalTexts(page, member);
    // proves that the export has them
    expect(personal.filter((one) => exported.includes(one)).length).toBeGreaterThanOrEqual(5);
    expect(personal.filter((one) => text.includes(one))).toEqual([]);
    const { entries } = JSON.parse(text) as SessionRecording;
    expect(runReplay(hidden)).toBe(`${entries.length} steps, 0 differ\n`);
    for (const machine of ['authDialog', 'propertyForm', 'photoList', 'checkout'])
      expect(entries.some((entry) => 'machine' in entry && entry.machine === machine)).toBe(true);
  },
);
