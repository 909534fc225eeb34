import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lockFolder } from './lock';

const platforms: NodeJS.Platform[] = process.platform === 'linux' ? ['linux', 'darwin'] : [process.platform];

describe.each(platforms)('the lock of a folder (as on %s)', (platform) => {
  let folder = '';
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-lock-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));
  const lock = () => lockFolder(folder, platform);

  it('is refused to a second holder, naming the folder and the first one’s pid', async () => {
    const release = await lock();
    await expect(lock()).rejects.toThrow(`${folder} is in use by another process (pid ${process.pid})`);
    await release();
  });

  it('is free again once released', async () => {
    await (
      await lock()
    )();
    await (
      await lock()
    )();
  });

  it('is released once: a second release does not affect the next holder', async () => {
    const release = await lock();
    await release();
    const next = await lock();
    await release();
    await expect(lock()).rejects.toThrow(`pid ${process.pid}`);
    await next();
  });

  it('is the same for another path to the folder', async () => {
    const alias = `${folder}-alias`;
    fs.symlinkSync(folder, alias);
    const release = await lock();
    await expect(lockFolder(alias, platform)).rejects.toThrow('is in use');
    await release();
    fs.rmSync(alias);
  });

  it('is taken over from a process that has exited', async () => {
    const exited = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => exited.once('exit', resolve));
    fs.writeFileSync(
      path.join(folder, 'lock.json'),
      JSON.stringify({ pid: exited.pid, since: 'Sat Nov 21 08:00:00 2026' }),
    );
    const release = await lock();
    await expect(lock()).rejects.toThrow(`pid ${process.pid}`);
    await release();
  });

  it('is taken over when the holder’s pid was reused by a later process', async () => {
    fs.writeFileSync(
      path.join(folder, 'lock.json'),
      JSON.stringify({ pid: process.ppid, since: 'Thu Jan  1 00:00:00 1970' }),
    );
    await (
      await lock()
    )();
  });

  it('leaves no file behind', async () => {
    await (
      await lock()
    )();
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});
