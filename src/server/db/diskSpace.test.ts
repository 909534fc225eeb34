import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { explainFullDisk, requireDiskSpace, requireUploadSpace } from './diskSpace';

describe('R34 a failed start on a full disk', () => {
  const folder = path.join(os.tmpdir(), 'a-folder-that-is-not-there-yet', 'data');
  const failure = new Error('PGlite failed to initialize properly');
  afterEach(() => jest.restoreAllMocks());

  it('reports the disk, its free space, the folder and what to do', () => {
    jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 3, bsize: 1024 * 1024 } as never);
    const explained = explainFullDisk(folder, failure) as Error;
    expect(explained.message).toBe(
      `The disk is full: 3 MB free at ${folder}, and the database needs 64 MB to start. Free some space and start again. Saved data is safe.`,
    );
    expect(explained.cause).toBe(failure);
  });

  it('is also recognised by the disk’s own error; other failures stay unchanged', () => {
    jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 900, bsize: 1024 * 1024 } as never);
    expect((explainFullDisk(folder, Object.assign(new Error('write'), { code: 'ENOSPC' })) as Error).message).toContain(
      'The disk is full: 900 MB',
    );
    expect(explainFullDisk(folder, failure)).toBe(failure);
  });
});

describe('R34 a disk that is nearly full', () => {
  const megabyte = 1024 * 1024;
  const disk = (freeInMb: number, sizeInMb: number) =>
    jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: freeInMb, blocks: sizeInMb, bsize: megabyte } as never);
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [100_000, 1_087, true, true],
    [100_000, 1_089, false, true],
    [100_000, 63, true, false],
    [1_000, 113, true, true],
    [1_000, 115, false, true],
  ])('of %i MB with %i MB free refuses uploads: %s, and logins still work: %s', (size, free, refuses, works) => {
    disk(free, size);
    const upload = () => requireUploadSpace(os.tmpdir());
    const write = () => requireDiskSpace(os.tmpdir());
    if (refuses) expect(upload).toThrow(expect.objectContaining({ code: 'ENOSPC' }));
    else expect(upload).not.toThrow();
    if (works) expect(write).not.toThrow();
    else expect(write).toThrow(expect.objectContaining({ code: 'ENOSPC' }));
  });
});
