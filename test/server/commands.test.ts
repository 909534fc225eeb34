import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freshPostgresUrl } from '../support/databases';
import { databasesOfSuite } from '../support/scope';

const root = path.resolve(__dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-commands-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs a TypeScript program like an operator, in its own process; `typed` is piped in. */
function run(file: string, args: readonly string[], around: Record<string, string>, typed = ''): Promise<Ended> {
  const environment = {
    PATH: process.env.PATH,
    NODE_ENV: 'development',
    DATA_DIR: path.join(folder, 'nothing'),
    ...around,
  };
  const child = spawn(
    process.execPath,
    ['--no-warnings', '-r', path.join(root, 'test/support/runTypeScript.cjs'), path.join(root, file), ...args],
    { cwd: folder, env: environment },
  );
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  child.stdin.end(typed);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output, errors })));
}

const give = (words: string, around: Record<string, string> = {}, typed = '') =>
  run('src/server/cli/main.ts', words.split(' '), around, typed);

interface Given extends Ended {
  /** In the operator's folder afterwards. */
  files: string[];
}

/** Runs commands one after another in one process, whose start takes longer than they do. */
async function giveAll(
  commands: readonly { words: string; around: Record<string, string> }[],
  typed = '',
): Promise<Given[]> {
  const { code, output, errors } = await run(
    'test/server/support/giveCommands.cjs',
    [JSON.stringify(commands)],
    {},
    typed,
  );
  if (code !== 0) throw new Error(`The commands ended with ${code}: ${errors}`);
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Given);
}

const adminUsage =
  'Usage:\n  npm run admin -- create NAME --email ADDRESS [--generate]\n  npm run admin -- password NAME [--generate]\n  npm run admin -- disable NAME\n  npm run admin -- remove-second-factor NAME\n  npm run admin -- verify-audit\n  npm run admin -- check-books\n';

type Refused = [words: string, errorOutput: string, around: Record<string, string>];
const refused: readonly Refused[] = [
  ['frob', '“frob” is not a command.\nUsage:\n  npm run check-settings', {}],
  ['check --frob', "Unknown option '--frob'.\nUsage:\n  npm run check-settings [-- --production]\n", {}],
  ['check frob', 'Unexpected word “frob”.\nUsage:\n  npm run check-settings [-- --production]\n', {}],
  ['check', 'PORT must be a whole number from 0 to 65535.\n', { PORT: 'many' }],
  [
    'check',
    'DATABASE_URL must be an address such as postgresql://name:password@host/database; signs such as # / @ in a password are written %23 %2F %40.\n',
    { DATABASE_URL: 'postgresql://aangan:hush#hu/sh@db/aangan' },
  ],
  [
    'check --production',
    'Aangan Estates does not start with these settings:\n  DEMO loads accounts with a public password. Turn it off in production.\n  PUBLIC_URL must be the https address that visitors use.\n',
    { DEMO: 'on' },
  ],
  ['backup one two', 'Unexpected word “two”.\nUsage:\n  npm run backup [-- FOLDER]\n', {}],
  [
    'backup',
    'There is no database in {folder}/nothing. Set DATA_DIR or DATABASE_URL to the values the server uses.\n',
    {},
  ],
  [
    'backup',
    'PostgreSQL does not respond at 127.0.0.1:1 (ECONNREFUSED). Start it, or correct DATABASE_URL.\n',
    { DATABASE_URL: 'postgresql://aangan:hush@127.0.0.1:1/aangan' },
  ],
  ['restore', 'Name the backup folder.\nUsage:\n  npm run restore -- FOLDER [--overwrite]\n', {}],
  ['restore nowhere', 'There is no folder {folder}/nowhere. Name a backup folder.\n', {}],
  ['restore . --over', "Unknown option '--over'.\nUsage:\n  npm run restore", {}],
  ['admin', `Name an action.\n${adminUsage}`, {}],
  [
    'admin promote meera',
    `“promote” is not one of create, password, disable, remove-second-factor, verify-audit, check-books.\n${adminUsage}`,
    {},
  ],
  ['admin password', `Name the account: NAME is missing.\n${adminUsage}`, {}],
  ['admin create meera', `A new account needs --email ADDRESS.\n${adminUsage}`, {}],
  ['admin create meera --email', `Option '--email <value>' argument missing.\n${adminUsage}`, {}],
  ['admin create meera joshi --email meera@example.com', `Unexpected word “joshi”.\n${adminUsage}`, {}],
  [
    'admin disable meera',
    'There is no database in {folder}/nothing. Set DATA_DIR or DATABASE_URL to the values the server uses.\n',
    {},
  ],
];
const helps = ['check --help', 'admin create -h'];

describe('the operator’s commands', () => {
  let given: Given[];
  beforeAll(async () => {
    given = await giveAll([
      ...refused.map(([words, , around]) => ({ words, around })),
      ...helps.map((words) => ({ words, around: {} })),
    ]);
  }, 120_000);

  it.each(refused.map((one, at) => [...one, at] as const))(
    '%s exits with 1 and “%s”, with %j',
    (_words, errorOutput, _around, at) => {
      const { code, errors = '', files } = given[at] ?? {};
      const whole = errorOutput.replace('{folder}', fs.realpathSync(folder));
      expect([code, errors.slice(0, whole.length)]).toEqual([1, whole]);
      expect(errors).not.toMatch(/\n\s+at |hush/);
      expect(files).toEqual([]);
    },
  );

  it.each(helps.map((words, at) => [words, at] as const))('%s prints its usage', (_words, at) => {
    const { code, output, errors } = given[refused.length + at] ?? {};
    expect([code, output, errors]).toEqual([0, expect.stringMatching(/^Usage:\n {2}npm run /), '']);
  });

  it('check reports that a start would succeed, and creates nothing', async () => {
    expect(await give('check')).toEqual({ code: 0, output: 'These settings are ready.\n', errors: '' });
    expect(fs.readdirSync(folder)).toEqual([]);
  }, 120_000);
});

describe.each(databasesOfSuite())('the operator’s commands (%s)', (kind) => {
  it('admin reads a password from a pipe without printing it, prints a generated one once, and disables the account', async () => {
    const fresh = kind === 'postgres' ? await freshPostgresUrl(true) : undefined;
    // what it stores is no business of the commands that must find nothing
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-commands-data-'));
    const around = { DATA_DIR: dataDir, ...(fresh && { DATABASE_URL: fresh.url }) };
    const create = await give('admin create meera --email meera@example.com', around, 'nine wells and a courtyard\n');
    expect([create.code, create.errors, create.output.split('\n').at(-2)]).toEqual([
      0,
      '',
      'meera is now a superuser. Log in on the site and open /office/setup to set up the agency.',
    ]);
    expect(create.output).not.toContain('wells');
    const later = [
      'admin create asha --email asha@example.com',
      'admin password meera --generate',
      'admin disable meera',
      'admin disable meera',
    ];
    const [short, replaced, disabled, again] = await giveAll(
      later.map((words) => ({ words, around })),
      'short',
    );
    expect(short).toMatchObject({ code: 1, output: '', errors: 'password: Use at least 8 characters.\n' });
    expect([replaced?.code, replaced?.output]).toEqual([
      0,
      expect.stringMatching(
        /^meera has a new password and is logged out everywhere\.\nPassword, shown this once: (\w{5}-){3}\w{5}\n$/,
      ),
    ]);
    expect(disabled).toMatchObject({ code: 0, output: 'meera has been disabled.\n', errors: '' });
    expect(again).toMatchObject({
      code: 1,
      output: '',
      errors: 'There is no enabled account named meera.\n',
    });
    await fresh?.end();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }, 120_000);
});
