import type { Page } from '@playwright/test';
import { type Account, logInAccount, newAccount } from './support/accounts';
import { ignoreFaults } from './support/faults';
import { expect, open, test } from './support/journey';
import { arrived, choose } from './support/listingForm';
import { fileOnDisk, newListing, photosNamed, storedListing, tiles } from './support/listings';
import { boxOf } from './support/places';
import { middleOf } from './support/positions';

test.describe('H8 photos', () => {
  async function withPhotos(page: Page, account: Account, id: number, names: readonly string[]): Promise<void> {
    await open(page, `/properties/${id}/edit`);
    await choose(page).setInputFiles(await photosNamed(names, 120));
    await arrived(page, names.length);
    for (const [at, name] of names.entries()) {
      await page.getByLabel(`Description of photo ${at + 1}`).fill(name);
      await page.getByLabel(`Description of photo ${at + 1}`).blur();
    }
  }
  const wordsInOrder = (page: Page) =>
    page
      .getByLabel(/^Description of photo/)
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

  test('H8 H21 each shows its progress; cancelling removes it; a retry creates no duplicate, even if the first attempt arrived', async ({
    page,
    request,
    address,
    faults,
    context,
  }) => {
    const account = await newAccount(request, address);
    const id = await newListing(request, address, account, 'A house with slow photos');
    await logInAccount(page, request, address, account);
    await open(page, `/properties/${id}/edit`);
    await expect(choose(page)).toBeAttached();
    const wire = await context.newCDPSession(page);
    const [large] = await photosNamed(['large'], 1_500);
    if (!large) throw new Error('no picture');
    await wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: large.buffer.length / 4,
    });
    await choose(page).setInputFiles(large);
    const progress = page.getByRole('progressbar', { name: 'Uploading photo 1' });
    await expect(progress).toBeVisible();
    await expect
      .poll(async () => Number(await progress.getAttribute('aria-valuenow')), { intervals: [50] })
      .toBeGreaterThan(5);
    await page.getByRole('button', { name: 'Cancel photo 1' }).click();
    await expect(tiles(page)).toHaveCount(0);
    await wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    expect((await storedListing(request, address, account, id)).images).toEqual([]);

    // the picture arrives, but the response is lost
    await page.route(
      '**/images/',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await choose(page).setInputFiles(await photosNamed(['twice'], 120));
    await page.getByRole('button', { name: 'Retry photo 1' }).click();
    await arrived(page, 1);
    await expect(page.getByRole('button', { name: 'Retry photo 1' })).toHaveCount(0);
    expect((await storedListing(request, address, account, id)).images).toHaveLength(1);
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await expect(tiles(page)).toHaveCount(0);
    await expect.poll(async () => (await storedListing(request, address, account, id)).images).toEqual([]);
    ignoreFaults(faults, /ERR_CONNECTION_RESET/);
  });

  test('H8 their order changes by tap, keyboard and drag, is announced, and is stored by the server', async ({
    page,
    request,
    address,
  }, { project }) => {
    const account = await newAccount(request, address);
    const id = await newListing(request, address, account, 'A house in order');
    await logInAccount(page, request, address, account);
    await withPhotos(page, account, id, ['one', 'two', 'three']);
    const inOrder = async (words: readonly string[]) => {
      await expect.poll(() => wordsInOrder(page)).toEqual(words);
      await expect
        .poll(async () => (await storedListing(request, address, account, id)).images.map(({ own_alt: alt }) => alt))
        .toEqual(words);
    };
    await inOrder(['one', 'two', 'three']);
    const later = page.getByRole('button', { name: 'Move photo 1 later' });
    await (project.name === 'phone' ? later.tap() : later.click());
    await inOrder(['two', 'one', 'three']);
    await expect(page.getByRole('status').filter({ hasText: 'Moved to position 2 of 3.' })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Move photo 2 later' })).toBeFocused();

    const handle = page.getByRole('button', { name: 'Move photo 3: drag it, or use the arrow keys' });
    await handle.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await inOrder(['three', 'two', 'one']);
    await expect(page.getByRole('status').filter({ hasText: 'Moved to position 1 of 3 (cover).' })).toBeAttached();

    const from = page.getByRole('button', { name: 'Move photo 1: drag it, or use the arrow keys' });
    const start = await middleOf(from);
    const end = await boxOf(tiles(page).nth(2));
    await page.mouse.move(start.x + 10, start.y + 10);
    await page.mouse.down();
    await page.mouse.move(end.x + 30, end.y + 30, { steps: 8 });
    await page.mouse.up();
    await inOrder(['two', 'one', 'three']);
  });

  test(
    'H8 they can be dropped and pasted; files that are not pictures, too large or beyond twenty show errors',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const account = await newAccount(request, address);
      const id = await newListing(request, address, account, 'A house of many ways');
      await logInAccount(page, request, address, account);
      await open(page, `/properties/${id}/edit`);
      await expect(choose(page)).toBeAttached();
      const give = async (kind: 'drop' | 'paste', names: readonly string[]) => {
        const files = await Promise.all(
          // the same picture again would be no new photo
          (await photosNamed(names, 480, kind === 'drop' ? 7 : 50)).map(({ name, buffer }) => ({
            name,
            base64: buffer.toString('base64'),
          })),
        );
        await page.evaluate(
          ([how, list]) => {
            const transfer = new DataTransfer();
            for (const { name, base64 } of list)
              transfer.items.add(
                new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name, { type: 'image/jpeg' }),
              );
            const event =
              how === 'drop'
                ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
                : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
            document.body.dispatchEvent(event);
          },
          [kind, files] as const,
        );
      };
      await give('drop', ['dropped', 'dropped too']);
      await arrived(page, 2);
      await give('paste', ['pasted']);
      await arrived(page, 3);
      await choose(page).setInputFiles([
        await fileOnDisk('deed.pdf', Buffer.from('%PDF-1.7')),
        await fileOnDisk('huge.jpg', Buffer.alloc(10 * 1024 * 1024 + 1)),
      ]);
      await expect(page.getByText('deed.pdf is not a picture. Choose a JPEG, PNG, WebP or HEIC file.')).toBeVisible();
      await expect(page.getByText('This browser cannot open huge.jpg. Save it as a JPEG and try again.')).toBeVisible();
      await page.getByRole('button', { name: 'Remove photo 4' }).click();
      await expect(tiles(page)).toHaveCount(3);
      await choose(page).setInputFiles(
        await photosNamed(
          Array.from({ length: 19 }, (_, at) => `many ${at}`),
          120,
        ),
      );
      await expect(page.getByText('A listing can have up to 20 photos: 2 were left out.')).toBeVisible();
      await expect(tiles(page)).toHaveCount(20);
      await arrived(page, 20);
      expect((await storedListing(request, address, account, id)).images).toHaveLength(20);
    },
  );
});
