import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeHeic } from '../../../test/support/heic';
import { drawPicture } from '../../../test/support/pictures';
import { inAll } from '../../../test/support/scope';
import { PictureProcessEnded } from './pictureProcess';
import { decodingMemory } from './pictureMessages';
import { UploadDecoder } from './uploadDecoder';

describe('the decoder of uploads', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-uploads-'));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  let count = 0;
  const intake = (bytes: Buffer) => {
    const file = path.join(folder, String((count += 1)));
    fs.writeFileSync(file, bytes);
    return { kind: 'intake', file, shape: {} } as const;
  };
  const large = makeHeic({ columns: 7, rows: 7 });

  it('R50 refuses a picture that takes too long, and takes those of others meanwhile', async () => {
    const limits = (processorInMs: number) => ({ limits: { memory: decodingMemory, processorInMs } });
    const decoder = new UploadDecoder({ quick: limits(300), slow: limits(600) });
    const ended: string[] = [];
    const upload = (from: string, bytes: Buffer) =>
      decoder
        .upload(from, () => decoder.run<'intake'>(from, intake(bytes)))
        .then(
          ({ width }) => width,
          (error: unknown) => (error instanceof PictureProcessEnded ? error.reason : error),
        )
        .finally(() => ended.push(from));
    const attack = [1, 2, 3].map(() => upload('mallory', large));
    const small = await drawPicture();
    expect(await Promise.all([upload('meera', small), upload('ravi', small)])).toEqual([640, 640]);
    expect(ended).not.toContainEqual('mallory');
    expect(await Promise.all(attack)).toEqual(['time', 'time', 'time']);
  }, 180_000);

  // a quick run decodes small ones, and refuses large ones by their head
  inAll().it(
    'R14 decodes a HEIC of 47 megapixels within the memory limit',
    async () => {
      const made = await new UploadDecoder().run<'intake'>('asha', intake(large));
      expect(made).toMatchObject({ width: 2_560, height: 1_707, placeholder: expect.stringMatching(/^data:image/) });
    },
    180_000,
  );
});
