import type { APIRequestContext } from '@playwright/test';
import type { OfficeSettings } from '@contract/officeSettings';
import { emailsTo } from './outbox';
import { expect, test as base, tokenOf } from './journey';
import type { StandInCommands } from './standIns';

/**
 * For tests that change what everybody sees, or that need a payment provider, a mail server or map tiles. They are
 * tagged `@own`: the project of that name runs them one at a time, on a product of their own. A test that changes the
 * office's settings leaves them as they were; of everything else (prices, articles, subscribers, …) it reads first what
 * is there.
 */
export const test = base.extend<{ site: Site }>({
  site: async ({ request, address }, use, { project }) => {
    if (project.name !== 'own') throw new Error('Only tests that are tagged @own may use the own site.');
    const { headers, settings } = await readSettings(request, address);
    const site = withStandIns({ saveSettings: (change) => saveSettings(request, address, change) });
    await use(site);
    await site.calm();
    const now = (await (await request.get(settingsOf(address), { headers })).json()) as OfficeSettings;
    if (now.version !== settings.version) await saveSettings(request, address, settings);
  },
});

export { expect };

export interface Site extends StandIns {
  /** Saves settings of the office; they are put back after the test. */
  saveSettings(change: Partial<OfficeSettings>): Promise<void>;
}

type StandIns = {
  [Name in keyof StandInCommands]: (
    ...args: Parameters<StandInCommands[Name]>
  ) => Promise<Awaited<ReturnType<StandInCommands[Name]>>>;
};

/** The commands of the stand-ins, which run in the process of the global setup. */
const withStandIns = (own: Pick<Site, 'saveSettings'>): Site =>
  new Proxy(own as Site, {
    get(_, name: keyof Site | 'then') {
      if (name === 'saveSettings') return own.saveSettings;
      // else it would be taken for a promise
      if (name === 'then') return undefined;
      return async (...args: unknown[]) => {
        const answer = await fetch(`${process.env.STAND_INS}/${name}`, { method: 'POST', body: JSON.stringify(args) });
        if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
        return (await answer.json()) as unknown;
      };
    },
  });

/** The decoded emails to an address that contain these words, oldest first. */
export const mailTo = (email: string, words: string): string[] =>
  emailsTo(email)
    .map((text) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
    .filter((text) => text.includes(words));

const settingsOf = (address: string) => `${address}/api/office/settings/`;

async function readSettings(request: APIRequestContext, address: string) {
  const headers = { authorization: `Token ${await tokenOf(request, address, 'admin')}` };
  return { headers, settings: (await (await request.get(settingsOf(address), { headers })).json()) as OfficeSettings };
}

async function saveSettings(
  request: APIRequestContext,
  address: string,
  change: Partial<OfficeSettings>,
): Promise<void> {
  const { headers, settings } = await readSettings(request, address);
  const data = { ...settings, ...change, version: settings.version };
  expect((await request.put(settingsOf(address), { headers, data })).status()).toBe(200);
}
