import { writeFile } from 'node:fs/promises';
import { type APIRequestContext, type Page, test } from '@playwright/test';
import { drawPicture } from '../../support/pictures';
import type { Account } from './accounts';
import { expect } from './journey';

export interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Picture files with different names and colours; large ones take longer. */
export function photosNamed(names: readonly string[], width = 480, seed = 7): Promise<Photo[]> {
  return Promise.all(
    names.map(async (name, at) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await drawPicture({ width, height: Math.round(width / 1.5), seed: at + seed }),
    })),
  );
}

/** The path of a file on disk: 10 MB sent to the page as a buffer take 6 s or more. */
export async function fileOnDisk(name: string, content: Buffer): Promise<string> {
  const file = test.info().outputPath(name);
  await writeFile(file, content);
  return file;
}

/** The photos of the open form, by their accessible names. */
export const tiles = (page: Page) => page.getByRole('list', { name: 'Photos in order' }).getByRole('listitem');
/** The save status of the open form. */
export const saveLine = (page: Page) => page.getByRole('form').getByRole('status').first();

/** The cards of listings that fit a search; those that only come close say how they differ. */
export const fitting = (page: Page) => page.getByRole('article').filter({ hasNot: page.locator('[data-note]') });

/** A published listing of an account, without photos. */
export async function newListing(
  request: APIRequestContext,
  address: string,
  { headers }: Account,
  title: string,
): Promise<number> {
  const types = (await (await request.get(`${address}/api/property-types/`)).json()) as { id: number; name: string }[];
  const villa = types.find(({ name }) => name === 'Villa')?.id ?? 0;
  const answer = await request.post(`${address}/api/properties/`, {
    headers,
    multipart: {
      title,
      description: 'A quiet house by the lake.',
      property_type: String(villa),
      location: 'Nipania, Indore',
      price: '12500000',
    },
  });
  expect(answer.status()).toBe(201);
  const { id, lifecycle } = (await answer.json()) as { id: number; lifecycle: string };
  expect(lifecycle).toBe('published');
  return id;
}

interface Stored {
  lifecycle: string;
  title: string;
  description: string;
  price: string | null;
  images: { id: number; alt: string; own_alt?: string; client_id?: string }[];
}

/** A listing as the server returns it to its owner. */
export async function storedListing(
  request: APIRequestContext,
  address: string,
  { headers }: Account,
  id: number,
): Promise<Stored> {
  return (await (await request.get(`${address}/api/properties/${id}/`, { headers })).json()) as Stored;
}

interface StoredDraft {
  id: number;
  title: string;
  price: string | null;
  size: number | null;
}

/** An account's drafts. */
export async function draftsOf(
  request: APIRequestContext,
  address: string,
  { headers }: Account,
): Promise<StoredDraft[]> {
  return (await (
    await request.get(`${address}/api/properties/?owner=me&lifecycle=draft`, { headers })
  ).json()) as StoredDraft[];
}
