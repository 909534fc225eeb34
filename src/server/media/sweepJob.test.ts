import { minuteInMs } from '@contract/durations';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../test/support/databases';
import { filesIn } from '../../../test/support/files';
import { drawPicture } from '../../../test/support/pictures';
import { testDeps } from '../../../test/support/testServer';
import { sweepPicturesJob } from './sweepJob';

describeOnBoth('the job sweep-pictures', (database) => {
  it('R5 deletes pictures that nothing shows and uploads of a dead process, and nothing younger than half an hour', async () => {
    const { deps, remove } = testDeps(database());
    const { dataDir } = deps.settings;
    const longAgo = new Date(Date.now() - 40 * minuteInMs);
    const upload = async (name: string, bytes: Buffer) => {
      const folder = path.join(dataDir, 'uploads', name);
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'file'), bytes);
      return folder;
    };
    const left = await upload('form-left', await drawPicture({ seed: 1 }));
    const fresh = await upload('form-fresh', await drawPicture({ seed: 2 }));
    const unused = await deps.media.take(database(), path.join(left, 'file'));
    const recent = await deps.media.take(database(), path.join(fresh, 'file'));
    await utimes(left, longAgo, longAgo);
    const [original] = filesIn(path.join(dataDir, 'media', 'originals')).filter((file) => file.includes(unused.hash));
    await utimes(path.join(dataDir, 'media', 'originals', original ?? ''), longAgo, longAgo);
    await database().run(sql`update media set created_at = ${longAgo} where hash = ${unused.hash}`);

    expect(await sweepPicturesJob.run(deps, async () => true)).toEqual({ pictures: 1 });
    expect(filesIn(path.join(dataDir, 'media', 'originals'))).toEqual([expect.stringContaining(recent.hash)]);
    expect(filesIn(path.join(dataDir, 'uploads'))).toEqual([path.join('form-fresh', 'file')]);
    remove();
  });
});
