import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';
import sharp from 'sharp';
import type { Problem } from '../../lib/problem';
import { makeHostilePdf, makePdf } from '../../../../test/support/documents';
import { filesIn } from '../../../../test/support/files';
import { openDataFolder } from '../../files/dataFolder';
import { UploadDecoder } from '../uploadDecoder';
import { DocumentFiles } from './documentFiles';

const megabyte = 1024 * 1024;
/** Enough curves to exceed the small limits here; the whole attack is in test/resilience. */
const quickly = { paths: 150_000 };

/** A PDF whose only page unpacks to so many bytes of drawing. */
async function swellingPdf(bytes: number): Promise<Buffer> {
  const packer = createDeflate({ level: 9 });
  const packed = buffer(packer);
  const part = Buffer.alloc(8 * megabyte, 'q Q ');
  for (let sent = 0; sent < bytes; sent += part.length)
    if (!packer.write(part)) await new Promise((resolve) => packer.once('drain', resolve));
  packer.end();
  const content = await packed;
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj\n' +
        `4 0 obj<</Length ${content.length}/Filter/FlateDecode>>stream\n`,
    ),
    content,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ]);
}

describe('the files of documents', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-document-files-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const memory = 300 * megabyte;
  const decoder = new UploadDecoder({
    quick: { limits: { memory, processorInMs: 500 } },
    slow: { limits: { memory, processorInMs: 2_000 } },
  });
  const store = openDataFolder(folder);
  const files = new DocumentFiles(store, () => new Date(), decoder);
  let count = 0;
  const uploaded = (bytes: Buffer) => {
    const file = path.join(folder, `upload-${(count += 1)}`);
    writeFileSync(file, bytes);
    return file;
  };
  const reader = { mark: 'asha@people.example · Asha · आशा · 25 Nov 2026', foot: 'Shown to Asha.' };

  it('R14 a PDF that unpacks to more memory than we have is refused, and the next one is read', async () => {
    const before = filesIn(path.join(folder, 'media/documents'));
    const refused = files.take(uploaded(await swellingPdf(400 * megabyte)), '1');
    await expect(refused).rejects.toMatchObject({ status: 415, code: 'too_complex', details: { page: 1 } });
    expect(filesIn(path.join(folder, 'media/documents'))).toEqual(before);
    const { file, pages } = await files.take(uploaded(await makePdf(['A deed'])), '1');
    const now = filesIn(path.join(folder, 'media/documents'));
    expect([pages, now.sort()]).toEqual([1, [...before, `${file}/1.jpg`].sort()]);
  }, 540_000);

  it('R34 a document whose second page the disk has no room for is refused with 507, and nothing of it stored', async () => {
    const before = filesIn(folder);
    const put = store.put.bind(store);
    const full = jest.spyOn(store, 'put').mockImplementation(async (key, ...rest) => {
      if (key.endsWith('/2.jpg')) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      await put(key, ...rest);
    });
    const upload = uploaded(await makePdf(['A deed', 'Its second page', 'Its third']));
    await expect(files.take(upload, '1')).rejects.toMatchObject({ status: 507, code: 'no_room' });
    expect(full.mock.calls.map(([key]) => path.basename(key))).toEqual(['1.jpg', '2.jpg']);
    full.mockRestore();
    // only the upload, which belongs to its request
    expect(filesIn(folder).filter((file) => !before.includes(file))).toEqual([path.basename(upload)]);
  }, 180_000);

  it('a page with a mark is made once for a reader, and a deleted one is no longer shown', async () => {
    const { file } = await files.take(uploaded(await makePdf(['A deed'])), '1');
    const [first, again] = [await files.page(file, 1, reader), await files.page(file, 1, reader)];
    expect(again).toBe(first);
    expect((await sharp(first).metadata()).format).toBe('jpeg');
    await files.remove([file, '../outside']);
    await expect(files.page(file, 1, reader)).rejects.toThrow();
  }, 180_000);

  it('R50 a hostile PDF is refused with the number of its page; meanwhile others upload and read', async () => {
    const { file } = await files.take(uploaded(await makePdf(['A deed'])), 'meera');
    const ended: string[] = [];
    const noted = async (what: string, work: Promise<unknown>) => {
      const outcome = await work.then(
        () => 'done',
        ({ status, code, fields, details }: Problem) => ({ status, code, fields, details }),
      );
      ended.push(what);
      return outcome;
    };
    const before = filesIn(path.join(folder, 'media/documents')).length;
    const hostile = makeHostilePdf(quickly.paths);
    const attack = [1, 2].map(() => noted('attack', files.take(uploaded(hostile), 'mallory')));
    const others = [
      noted('upload', files.take(uploaded(await makePdf(['A plan', 'Its second page'])), 'ravi')),
      noted('page', files.page(file, 1, { ...reader, mark: 'another' })),
    ];
    expect(await Promise.all(others)).toEqual(['done', 'done']);
    expect(ended.sort()).toEqual(['page', 'upload']);
    const words = expect.stringContaining('Page 2');
    const refused = { status: 415, code: 'too_complex', fields: { file: [words] }, details: { page: 2 } };
    expect(await Promise.all(attack)).toEqual([refused, refused]);
    expect(filesIn(path.join(folder, 'media/documents')).length).toBe(before + 2);
  }, 180_000);
});
