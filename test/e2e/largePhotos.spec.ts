import { randomFillSync } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { logInAccount, newAccount } from './support/accounts';
import { expect, open, reload, test } from './support/journey';
import { acceptLeaving, arrived, choose } from './support/listingForm';
import { fileOnDisk, newListing, storedListing, tiles } from './support/listings';

const limit = 10 * 1024 * 1024;

/** A photo as from a good camera: larger than the server accepts, with its rotation in EXIF. */
async function largePhoto(name: string): Promise<string> {
  const file = test.info().outputPath(name);
  const [width, height] = [4_400, 3_300];
  const noise = randomFillSync(Buffer.alloc(width * height * 3));
  const photo = sharp(noise, { raw: { width, height, channels: 3 } }).withMetadata({ orientation: 6 });
  const { size } = await photo.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toFile(file);
  expect(size).toBeGreaterThan(limit * 1.3);
  return file;
}

const preparing = (page: Page) => tiles(page).filter({ hasText: 'Resizing' });

test(
  'a photo that is too large is resized in a browser worker, keeps its orientation, and is uploaded once',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const account = await newAccount(request, address);
    const id = await newListing(request, address, account, 'A house in great detail');
    await logInAccount(page, request, address, account);
    acceptLeaving(page);
    await open(page, `/properties/${id}/edit`);
    const sizes: number[] = [];
    page.on('request', (sent) => {
      if (sent.url().endsWith('/images/'))
        sizes.push(Number(sent.headers()['content-length'] ?? sent.postDataBuffer()?.length ?? 0));
    });
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(new URL(worker.url()).origin));
    const photo = await largePhoto('front.jpg');
    await choose(page).setInputFiles([photo]);
    await expect(page.getByRole('progressbar', { name: 'Preparing photo 1' })).toBeAttached();
    // 24 MB take a busy machine a while
    await expect(preparing(page)).toHaveCount(0, { timeout: 90_000 });
    await arrived(page, 1);
    // in a worker, so the page stays responsive
    expect(workers).toEqual([address]);
    await choose(page).setInputFiles([photo]);
    await expect(tiles(page)).toHaveCount(1);
    await expect.poll(async () => (await storedListing(request, address, account, id)).images.length).toBe(1);
    const [stored] = (await storedListing(request, address, account, id)).images;
    const { width, height } = stored as unknown as { width: number; height: number };
    expect(height).toBeGreaterThan(width);
    expect(Math.abs(height / width - 4 / 3)).toBeLessThan(0.01);
    for (const size of sizes) expect(size).toBeLessThan(limit + 4_096);
  },
);

test(
  'resizing a photo can be cancelled, and the next one continues',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const account = await newAccount(request, address);
    const id = await newListing(request, address, account, 'A house of second thoughts');
    await logInAccount(page, request, address, account);
    acceptLeaving(page);
    await open(page, `/properties/${id}/edit`);
    const [first, second] = [await largePhoto('first.jpg'), await largePhoto('second.jpg')];
    await choose(page).setInputFiles([first, second]);
    await expect(preparing(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Cancel photo 1' }).click();
    await expect(tiles(page)).toHaveCount(1);
    await arrived(page, 1);
    expect((await storedListing(request, address, account, id)).images).toHaveLength(1);
  },
);

test('H6 a visitor’s large photo is stored resized and survives a reload', { tag: '@all' }, async ({ page }) => {
  acceptLeaving(page);
  await open(page, '/property-form');
  await choose(page).setInputFiles([await largePhoto('garden.jpg')]);
  await expect(tiles(page).first()).toContainText('Saved in this browser', { timeout: 90_000 });
  await reload(page);
  await expect(tiles(page).first()).toContainText('Saved in this browser');
  await expect(preparing(page)).toHaveCount(0);
  const bytes = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('photos');
        request.onerror = () => reject(request.error ?? new Error('closed'));
        request.onsuccess = () => {
          const all = request.result.transaction('waiting').objectStore('waiting').getAll();
          all.onsuccess = () => resolve((all.result as { photo: File }[])[0]?.photo.size ?? 0);
        };
      }),
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(limit);
});

test('a large file that is not a picture shows an error at its photo', { tag: '@all' }, async ({ page }) => {
  acceptLeaving(page);
  await open(page, '/property-form');
  await choose(page).setInputFiles(await fileOnDisk('huge.jpg', Buffer.alloc(limit + 1)));
  await expect(
    tiles(page).getByText('This browser cannot open huge.jpg. Save it as a JPEG and try again.'),
  ).toBeVisible();
});
