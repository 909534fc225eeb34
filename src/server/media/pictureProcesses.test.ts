import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { drawPicture } from '../../../test/support/pictures';
import { decodingMemory } from './pictureMessages';
import { PictureProcesses } from './pictureProcesses';

const runs = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the process that decodes pictures', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-decoder-'));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  const fileOf = (name: string, bytes: Buffer) => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, bytes);
    return file;
  };

  it('starts on demand, does several jobs, and ends by itself to free its memory', async () => {
    const processes = new PictureProcesses();
    expect(processes.pid).toBeUndefined();
    const file = fileOf('house', await drawPicture({ width: 600, height: 400 }));
    const made = await processes.run<'intake'>({ kind: 'intake', file, shape: {} });
    const { pid = 0 } = processes;
    expect(made).toMatchObject({ width: 600, height: 400, placeholder: expect.stringMatching(/^data:image\/webp/) });
    const variants = await processes.run<'variants'>({
      kind: 'variants',
      original: fileOf('original.jpg', made.jpeg),
      wanted: [{ width: 480, format: 'webp' }],
    });
    expect((await sharp(variants[0]?.bytes).metadata()).width).toBe(480);
    expect([processes.pid, runs(pid)]).toEqual([pid, true]);
    while (runs(pid)) await rest(50);
    expect(processes.pid).toBeUndefined();
  }, 180_000);

  it('may be killed: another process takes over the current picture and later ones', async () => {
    const processes = new PictureProcesses();
    const file = fileOf('again', await drawPicture({ width: 1_600, height: 1_200 }));
    const underWay = processes.run<'intake'>({ kind: 'intake', file, shape: {} });
    process.kill(processes.pid ?? 0, 'SIGKILL');
    expect((await underWay).width).toBe(1_600);
    expect((await processes.run<'intake'>({ kind: 'intake', file, shape: { square: 300 } })).width).toBe(300);
  }, 180_000);

  it('R14 rejects a picture that exceeds its memory limit, and decodes the next one', async () => {
    const processes = new PictureProcesses({ memory: 300 * 1024 * 1024 });
    const avif = await sharp({ create: { width: 5_900, height: 4_000, channels: 3, background: '#336699' } })
      .avif({ effort: 0 })
      .toBuffer();
    const refused = processes.run<'intake'>({ kind: 'intake', file: fileOf('large', avif), shape: {} });
    await expect(refused).rejects.toMatchObject({
      status: 413,
      message: expect.stringContaining('more memory than we have'),
    });
    const small = fileOf('small', await drawPicture());
    expect((await processes.run<'intake'>({ kind: 'intake', file: small, shape: {} })).width).toBe(640);
  }, 180_000);

  it('R45 opens a panorama of 40 megapixels within its memory limit, and makes its widest variants', async () => {
    const processes = new PictureProcesses({ memory: decodingMemory });
    const noise = await drawPicture({ width: 1_024, height: 512 });
    const panorama = await sharp(noise).resize(8_940, 4_470).jpeg({ quality: 80, progressive: true }).toBuffer();
    const file = fileOf('panorama', panorama);
    const { jpeg, ...made } = await processes.run<'intake'>({ kind: 'intake', file, shape: { panorama: true } });
    expect(made).toMatchObject({ width: 4_096, height: 2_048 });
    const wanted = (['avif', 'webp', 'jpeg'] as const).map((format) => ({ width: 4_096, format }));
    const original = fileOf('panorama.jpg', jpeg);
    expect(await processes.run<'variants'>({ kind: 'variants', original, wanted })).toHaveLength(3);
  }, 360_000);

  it('has no server settings in its environment', async () => {
    const processes = new PictureProcesses();
    await processes.run<'intake'>({ kind: 'intake', file: fileOf('plain', await drawPicture()), shape: {} });
    if (process.platform !== 'linux') return;
    const names = fs
      .readFileSync(`/proc/${processes.pid}/environ`, 'utf8')
      .split('\0')
      .map((line) => line.split('=')[0]);
    expect(
      names.filter(
        (name) =>
          name &&
          !['MALLOC_ARENA_MAX', 'NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE', 'NODE_UNIQUE_ID'].includes(name),
      ),
    ).toEqual([]);
  }, 180_000);
});
