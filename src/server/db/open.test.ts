import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openEmbedded } from './embedded';
import { openDatabase } from './open';

jest.mock('./embedded', () => {
  const real = jest.requireActual<{ openEmbedded: typeof openEmbedded }>('./embedded');
  return { ...real, openEmbedded: jest.fn(real.openEmbedded) };
});

describe('R34 opening a database on a full disk', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-start-'));
  const settings = { dataDir: folder, databaseUrl: undefined };
  const freeMegabytes = (megabytes: number) =>
    jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: megabytes, bsize: 1024 * 1024 } as never);
  const fullDisk = `The disk is full: 3 MB free at ${folder}`;
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('names the disk when the database cannot start, and releases the folder', async () => {
    const failure = new Error('PGlite failed to initialize properly');
    jest.mocked(openEmbedded).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    freeMegabytes(3);
    await expect(openDatabase(settings)).rejects.toThrow(fullDisk);
    freeMegabytes(900);
    await expect(openDatabase(settings)).rejects.toBe(failure);
  });

  it('names the disk when the first tables cannot be written, and opens once there is space', async () => {
    freeMegabytes(3);
    await expect(openDatabase(settings)).rejects.toThrow(fullDisk);
    freeMegabytes(900);
    await (await openDatabase(settings)).close();
  }, 180_000);
});
