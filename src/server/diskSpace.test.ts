import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { explainFullDisk } from './diskSpace';

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
