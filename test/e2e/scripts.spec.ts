import type { APIRequestContext, Page } from '@playwright/test';
import { measured, times } from '../support/counts';
import { drawPicture } from '../support/pictures';
import { scriptPayloads } from '../support/scriptPayloads';
import { type Account, freshName, logInAccount, newAccount } from './support/accounts';
import { twoFrames } from './support/axe';
import { logIn, open, tokenOf } from './support/journey';
import { expect, test } from './support/ownSite';

/** Packs payloads into texts of at most `most` characters. */
function packed(payloads: readonly string[], most: number): string[] {
  const texts: string[] = [];
  for (const payload of payloads) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + 1 + payload.length <= most) texts[texts.length - 1] = `${last} ${payload}`;
    else texts.push(payload);
  }
  return texts;
}

const stored = scriptPayloads.slice(0, times(scriptPayloads.length, 5));

/** Those that stand alone, in titles and names; each takes several pages. The others are in the long texts. */
const alone = stored.slice(0, times(stored.length, 2));

test.setTimeout(times(1_200_000, 300_000));

/** Opens a page where `ran()` and policy violations count as faults. */
async function openChecked(page: Page, faults: string[], address: string): Promise<void> {
  await open(page, address);
  // listeners, images and frames had time to run
  await twoFrames(page);
  if (await page.evaluate(() => (globalThis as { hasRun?: boolean }).hasRun === true))
    faults.push(`a script ran on ${address}`);
}

async function watch(page: Page, faults: string[]): Promise<void> {
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('tellBlocked', (what: string) => faults.push(`the policy had to stop ${what}`));
  await page.addInitScript(() => {
    const here = globalThis as typeof globalThis & {
      ran?: () => void;
      hasRun?: boolean;
      tellBlocked?: (what: string) => void;
    };
    here.ran = () => {
      here.hasRun = true;
    };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      here.tellBlocked?.(`${violatedDirective} ${blockedURI}`),
    );
  });
}

async function post(
  request: APIRequestContext,
  address: string,
  { headers }: Account,
  words: string,
  type: number,
): Promise<number> {
  const answer = await request.post(`${address}/api/properties/`, {
    headers,
    multipart: {
      title: words,
      description: packed(stored, 8_000)[0] ?? words,
      status: words,
      location: `Indore ${words}`,
      parking: words,
      rera_number: words,
      price: '12500000',
      property_type: String(type),
      images: {
        name: `${words.replace(/\W/g, '')}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await drawPicture({ width: 64, height: 48, seed: 5 }),
      },
    },
  });
  expect(answer.status()).toBe(201);
  const { id, images } = (await answer.json()) as { id: number; images: { id: number }[] };
  expect(
    (
      await request.patch(`${address}/api/properties/${id}/images/${images[0]?.id}/`, { headers, data: { alt: words } })
    ).status(),
  ).toBe(200);
  return id;
}

test(
  'R22 no script stored in a listing’s texts runs on its page, its form, lists, the comparison or the search',
  { tag: ['@own', '@all'] },
  async ({ page, request, address, site: _site, faults }) => {
    const owner = await newAccount(request, address);
    const types = (await (await request.get(`${address}/api/property-types/`)).json()) as { id: number }[];
    await watch(page, faults);
    await logInAccount(page, request, address, owner);
    const ids: number[] = [];
    for (const words of alone) ids.push(await post(request, address, owner, words, types[0]?.id ?? 0));
    for (const [at, id] of ids.entries()) {
      await openChecked(page, faults, `${address}/properties/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(alone[at] ?? '');
      await openChecked(page, faults, `${address}/properties/${id}/edit`);
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(alone[at] ?? '');
      await openChecked(page, faults, `${address}/properties?search=${encodeURIComponent(alone[at] ?? '')}`);
    }
    for (let from = 0; from < ids.length; from += 4)
      await openChecked(page, faults, `${address}/compare?ids=${ids.slice(from, from + 4).join()}`);
    for (let at = 1; at <= Math.ceil(ids.length / 24); at += 1)
      await openChecked(page, faults, `${address}/properties?page=${at}`);
    for (const route of ['/', '/property-list', '/my-listings', '/packages'])
      await openChecked(page, faults, address + route);
    measured('R22', `${stored.length} scripts in each text of a listing: none ran`);
  },
);

test(
  'R22 no script stored in a name, an address, a review, an enquiry or a note runs',
  { tag: ['@own', '@all'] },
  async ({ page, request, address, site: _site, faults }) => {
    const owner = await newAccount(request, address);
    const types = (await (await request.get(`${address}/api/property-types/`)).json()) as { id: number }[];
    const listing = await post(request, address, owner, stored[0] ?? '', types[0]?.id ?? 0);
    await watch(page, faults);
    await logInAccount(page, request, address, owner);
    const { headers } = owner;
    for (const review of packed(stored, 2_000))
      expect((await request.post(`${address}/api/reviews/`, { headers, data: { rating: 5, review } })).status()).toBe(
        201,
      );
    const leads: number[] = [];
    for (const [at, message] of packed(stored, 4_000).entries()) {
      const sent = await request.post(`${address}/api/enquiries/`, {
        data: {
          kind: 'property',
          property: listing,
          name: stored[at],
          email: 'visitor@people.example',
          phone: '+91 90000 00000',
          message,
          client_id: `scripts-${Date.now()}-${at}`,
        },
      });
      expect(sent.status()).toBe(201);
      leads.push(((await sent.json()) as { id: number }).id);
    }
    for (const [at, id] of leads.entries()) {
      expect(
        (
          await request.patch(`${address}/api/enquiries/${id}/`, {
            headers,
            data: { notes: packed(stored, 2_000)[at] ?? stored[0] },
          })
        ).status(),
      ).toBe(200);
      await openChecked(page, faults, `${address}/my-enquiries?id=${id}`);
      await expect(page.getByRole('main')).toContainText(stored[at] ?? '');
    }
    for (const [at, words] of alone.entries()) {
      expect((await request.patch(`${address}/api/auth/me/`, { headers, data: { name: words } })).status()).toBe(200);
      expect(
        (
          await request.put(`${address}/api/billing-info/`, {
            headers,
            data: {
              name: words,
              address: words,
              city: words,
              state: 'Maharashtra',
              zip: '',
              country: 'India',
              gstin: '',
            },
          })
        ).status(),
      ).toBe(200);
      await openChecked(page, faults, `${address}/profile`);
      await expect(page.getByLabel(/^Name/)).toHaveValue(words);
      await openChecked(page, faults, `${address}/payments`);
      await expect(page.getByRole('main')).toContainText(words);
      await openChecked(page, faults, `${address}/properties/${listing}`);
      if (at % 25 === 0) await openChecked(page, faults, `${address}/reviews`);
    }
    await openChecked(page, faults, `${address}/blog?category=${encodeURIComponent(stored[0] ?? '')}`);
    measured('R22', `${stored.length} scripts in names and addresses, reviews, enquiries and notes: none ran`);
  },
);

test(
  'R22 no script stored in an article runs on its page, in lists or in the editor',
  { tag: '@own' },
  async ({ page, request, address, site: _site, faults }) => {
    await watch(page, faults);
    await logIn(page, request, address, 'editor');
    const headers = { authorization: `Token ${await tokenOf(request, address, 'editor')}` };
    const content = packed(stored, 60_000)[0] ?? '';
    for (const words of alone) {
      const made = await request.post(`${address}/api/office/blogs/`, {
        headers,
        data: {
          client_id: `script-article-${freshName()}`,
          title: words,
          author: words,
          excerpt: words,
          content: `${words}\n\n${content}`,
        },
      });
      expect(made.status()).toBe(201);
      const { id, version } = (await made.json()) as { id: number; version: number };
      const published = await request.post(`${address}/api/office/blogs/${id}/publish/`, {
        headers,
        data: { version },
      });
      expect(published.status()).toBe(200);
      await openChecked(page, faults, `${address}/blog/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
      await openChecked(page, faults, `${address}/office/articles/${id}`);
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(words);
      await expect(page.getByRole('region', { name: 'Preview', includeHidden: true })).toContainText(words.slice(0, 3));
    }
    for (const route of ['/blog', '/office/articles']) await openChecked(page, faults, address + route);
    measured('R22', `${stored.length} scripts in the texts of articles: none ran`);
  },
);
