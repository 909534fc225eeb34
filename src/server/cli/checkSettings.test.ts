import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import { freshPostgresUrl } from '../../../test/support/databases';
import { makeAccount } from '../../../test/support/factories';
import { openTransactionPooler } from '../../../test/support/transactionPooler';
import { startFailingS3 } from '../../../test/support/failingS3';
import { restoreMark } from '../db/restoreMark';
import { openWithoutMigrating, openDatabase } from '../db/open';
import { hashPassword } from '../modules/accounts/passwords';
import { readSettings } from '../settings';
import { checkSettings } from './checkSettings';

jest.setTimeout(360_000);

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.aangan-estates.in',
  SECRET_KEY: 'an old banyan shades 3 courtyards and a well',
};
let folder: string;
const ends: (() => Promise<void> | void)[] = [];
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-check-'));
  ends.push(() => fs.rmSync(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const settings = (change: Record<string, string> = {}) =>
  readSettings({ DATA_DIR: path.join(folder, 'data'), ...change });
async function postgres(migrated: boolean): Promise<{ DATABASE_URL: string }> {
  const { url, end } = await freshPostgresUrl(migrated);
  ends.push(end);
  return { DATABASE_URL: url };
}

const places = [
  ['embedded', async () => ({})],
  ['postgres', () => postgres(true)],
] as [string, () => Promise<Record<string, string>>][];

describe('the check before a start', () => {
  it('finds no problem before a first start, and creates nothing', async () => {
    expect(await checkSettings(settings())).toEqual({ refusals: [], advice: [] });
    expect(fs.readdirSync(folder)).toEqual([]);
    const empty = settings(await postgres(false));
    expect(await checkSettings(empty)).toEqual({ refusals: [], advice: [] });
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('asks an S3 store whether it lets us in, and names what it says', async () => {
    const s3 = await startFailingS3();
    ends.push(s3.stop);
    const storage = {
      SECRET_KEY: production.SECRET_KEY,
      STORAGE_URL: `s3://aangan/site?endpoint=${new URL(s3.place.address).origin}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    };
    expect((await checkSettings(settings(storage))).refusals).toEqual([]);
    const said = async (change: Record<string, string>) =>
      (await checkSettings(settings({ ...storage, ...change }))).refusals;
    expect(await said({ AWS_SECRET_ACCESS_KEY: 'another secret' })).toEqual([
      'STORAGE_URL: The file store failed: GET aangan/: 403 SignatureDoesNotMatch',
    ]);
    expect(await said({ STORAGE_URL: storage.STORAGE_URL.replace('aangan', 'elsewhere') })).toEqual([
      'STORAGE_URL: The file store failed: GET elsewhere/: 404 NoSuchBucket',
    ]);
    expect(await said({ STORAGE_URL: 's3://aangan?endpoint=http://127.0.0.1:1' })).toEqual([
      expect.stringMatching(/^STORAGE_URL: The file store failed: GET aangan\/: .+/),
    ]);
  });

  it.each(places)('R4 reports settings and open demonstration accounts on %s, in production only', async (_, place) => {
    const around = await place();
    const database = await openDatabase(settings(around));
    await makeAccount(database, { username: 'owner', passwordHash: await hashPassword('aangan-demo') });
    await database.close();
    expect((await checkSettings(settings(around))).refusals).toEqual([]);
    const { refusals, advice } = await checkSettings(
      settings({ ...production, ...around, PUBLIC_URL: 'http://www.aangan-estates.in' }),
    );
    expect(refusals).toEqual([
      'PUBLIC_URL must be the https address that visitors use.',
      expect.stringMatching(/the password of owner is public\..*npm run admin -- disable NAME/),
    ]);
    expect(advice.join('\n')).toContain('SMTP_URL is not set');
  });

  it.each(places)('refuses a schema of a newer version and an unfinished restore on %s', async (_, place) => {
    const around = await place();
    const database = await openDatabase(settings(around));
    await database.run(sql`insert into schema_step (id) values ('9999_not_yet')`);
    await database.close();
    const name = 'DATABASE_URL' in around ? 'DATABASE_URL' : 'DATA_DIR';
    expect((await checkSettings(settings(around))).refusals).toEqual([
      expect.stringMatching(`^${name}: The database was created by a newer version.*9999_not_yet`),
    ]);
    await expect(openDatabase(settings(around))).rejects.toThrow('newer version');
    const halfWay = await openWithoutMigrating(settings(around));
    await halfWay.run(sql`update schema_step set id = ${restoreMark.id} where id = '9999_not_yet'`);
    await halfWay.close();
    expect((await checkSettings(settings(around))).refusals).toEqual([
      expect.stringMatching(`^${name}: A restore did not finish\\. Run "npm run restore" again`),
    ]);
  });

  it('reports the process that uses the folder of the embedded database', async () => {
    const working = await openDatabase(settings());
    ends.push(() => working.close());
    expect((await checkSettings(settings())).refusals).toEqual([
      expect.stringMatching(
        `^DATA_DIR: ${folder}/data is in use by another process \\(pid ${process.pid}\\)\\. Stop it first`,
      ),
    ]);
  });

  it.each(['data', 'data/within'])('reports that a file is in the place of the folder: %s', async (name) => {
    fs.writeFileSync(path.join(folder, 'data'), 'a file');
    const place = path.join(folder, name);
    expect((await checkSettings(settings({ DATA_DIR: place }))).refusals).toEqual([
      `DATA_DIR is not writable: ${place}. Choose a folder that this account can write to.`,
    ]);
    expect(fs.readFileSync(path.join(folder, 'data'), 'utf8')).toBe('a file');
  });

  it('leaves the folder unchanged', async () => {
    fs.mkdirSync(path.join(folder, 'data'));
    expect((await checkSettings(settings())).refusals).toEqual([]);
    expect(fs.readdirSync(path.join(folder, 'data'))).toEqual([]);
  });

  it('explains a refused login to PostgreSQL without the password', async () => {
    const { DATABASE_URL } = await postgres(false);
    const of = async (change: (url: URL) => void) => {
      const url = new URL(DATABASE_URL);
      change(url);
      return (await checkSettings(settings({ DATABASE_URL: url.href }))).refusals.join('\n');
    };
    expect(
      await of((url) => {
        url.pathname = '/nowhere';
      }),
    ).toMatch(/^DATABASE_URL: PostgreSQL has no such database \(.*"nowhere".*\)\. Create it with createdb, or correct/);
    expect(
      await of((url) => {
        [url.username, url.password] = ['nobody_here', 'hush-hush'];
      }),
    ).toMatch(/^DATABASE_URL: PostgreSQL (does not admit this account|rejects this username)(?!.*hush)/);
    const away = (await checkSettings(settings({ DATABASE_URL: 'postgresql://aangan:hush-hush@127.0.0.1:1/aangan' })))
      .refusals;
    expect(away).toEqual([
      'DATABASE_URL: PostgreSQL does not respond at 127.0.0.1:1 (ECONNREFUSED). Start it, or correct DATABASE_URL.',
    ]);
  });

  it('says what is missing behind a pooler, and refuses a zone that a start would refuse', async () => {
    const { DATABASE_URL: direct } = await postgres(true);
    const pooler = await openTransactionPooler(direct);
    ends.push(() => pooler.close());
    const said = (change: Record<string, string> = {}) =>
      checkSettings(settings({ DATABASE_URL: pooler.url, ...change }));
    expect(await said()).toEqual({
      refusals: [],
      advice: [expect.stringMatching(/^DATABASE_URL leads through a pooler.* Set DATABASE_LISTEN_URL/)],
    });
    expect(await said({ DATABASE_LISTEN_URL: direct })).toEqual({ refusals: [], advice: [] });
    expect((await said({ DATABASE_LISTEN_URL: pooler.url })).advice).toEqual([
      expect.stringMatching(/^DATABASE_LISTEN_URL leads through a pooler/),
    ]);
    const database = await openWithoutMigrating(settings({ DATABASE_URL: direct }));
    const name = new URL(direct).pathname.slice(1);
    await database.script(`alter role current_user in database ${name} set timezone = 'Asia/Tokyo'`);
    await database.close();
    expect((await said({ DATABASE_URL: direct })).refusals).toEqual([
      expect.stringMatching(/^DATABASE_URL: PostgreSQL works in the time zone Asia\/Tokyo/),
    ]);
  });

  it('reports an account that cannot create tables', async () => {
    const { DATABASE_URL } = await postgres(false);
    const database = await openWithoutMigrating(settings({ DATABASE_URL }));
    const role = `aangan_reader_${process.pid}`;
    await database.script(`create role ${role} login password 'hush-hush'; revoke create on schema public from public`);
    ends.push(async () => {
      try {
        await database.script(`drop role ${role}`);
      } finally {
        await database.close();
      }
    });
    const url = new URL(DATABASE_URL);
    [url.username, url.password] = [role, 'hush-hush'];
    expect((await checkSettings(settings({ DATABASE_URL: url.href }))).refusals).toEqual([
      'The account in DATABASE_URL may not create tables. Make it the owner of the database.',
    ]);
  });
});
