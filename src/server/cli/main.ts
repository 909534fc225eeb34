import { brand } from '@contract/brand';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { shippedPictures } from '../seed/demoPictures';
import { hasMigrations } from '../db/migrate';
import { embeddedIn, openWithoutMigrating, openDatabase } from '../db/open';
import { makePassword, readPiped, readTwice } from './askPassword';
import { writeBackup } from './backup';
import { checkSettings } from './checkSettings';
import { UsageError, readCommand } from './commandLine';
import { errorMessage } from './errorMessage';
import { restoreBackup } from './restore';
import { createSuperuser, disableAccount, removeSecondFactor, replacePassword } from './superusers';
import { verifyAudit } from '../audit/auditStore';
import { readSettings, type Settings } from '../settings';

const tell = (line: string) => void process.stdout.write(`${line}\n`);
const now = () => new Date();

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

async function check(args: string[]): Promise<void> {
  const { values } = readCommand(args, 0, { production: { type: 'boolean', default: false } });
  const settings = readSettings({ ...process.env, ...(values.production && { NODE_ENV: 'production' }) });
  const { refusals, advice } = await checkSettings(settings);
  for (const line of advice) tell(`Consider: ${line}`);
  if (refusals.length > 0)
    throw new Error(`${brand} does not start with these settings:\n${refusals.map((line) => `  ${line}`).join('\n')}`);
  tell(`These settings are ready${settings.production ? ' in production' : ''}.`);
}

/** Reading from an empty folder must not create a database there. */
function requireEmbedded(settings: Settings): void {
  if (!settings.databaseUrl && !existsSync(embeddedIn(settings)))
    throw new Error(
      `There is no database in ${settings.dataDir}. Set DATA_DIR or DATABASE_URL to the values the server uses.`,
    );
}

async function backup(args: string[]): Promise<void> {
  const {
    words: [named],
  } = readCommand(args, 1, {});
  const settings = readSettings(process.env);
  requireEmbedded(settings);
  const folder = path.resolve(named ?? path.join('backups', now().toISOString().slice(0, 19).replace(/:/g, '-')));
  const database = await openWithoutMigrating(settings);
  try {
    if (!(await hasMigrations(database)))
      throw new Error('There is nothing to back up: the database is empty. Check DATABASE_URL.');
    const { tables, missing } = await writeBackup(
      { database, dataDir: settings.dataDir, shipped: new Set(shippedPictures().byHash.keys()), now },
      folder,
    );
    tell(
      `${many(
        tables.reduce((sum, { rows }) => sum + rows, 0),
        'row',
      )} of ${many(tables.length, 'table')} backed up to ${folder} and verified. It contains personal data and secrets: store it safely.`,
    );
    if (missing.length > 0)
      tell(`${many(missing.length, 'picture')} could not be found in DATA_DIR: ${missing.slice(0, 5).join(', ')}`);
  } finally {
    await database.close();
  }
}

async function restore(args: string[]): Promise<void> {
  const {
    values,
    words: [named],
  } = readCommand(args, 1, { overwrite: { type: 'boolean', default: false } });
  if (!named) throw new UsageError('Name the backup folder.');
  const { manifest, former, erased } = await restoreBackup({
    settings: readSettings(process.env),
    folder: path.resolve(named),
    overwrite: values.overwrite,
    now,
  });
  tell(
    `The backup of ${manifest.madeAt} is restored: ${many(
      manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      'row',
    )}, all verified.`,
  );
  if (erased > 0) tell(`${many(erased, 'account')} erased since then ${erased === 1 ? 'is' : 'are'} erased again.`);
  if (former)
    tell(`The previous data is in ${former}. Delete it once you have checked this: it may hold data of erased people.`);
}

/** Prompted for, read from a pipe, or generated; never an argument, which other users of the machine could read. */
async function newPassword(isMade: boolean): Promise<string> {
  if (isMade) return makePassword();
  if (!process.stdin.isTTY) return readPiped(process.stdin);
  return readTwice(process.stdin, (text) => void process.stdout.write(text));
}

/** Recomputes the audit's hash chain. @throws Error naming the first missing or altered entry */
async function checkAudit(): Promise<void> {
  const settings = readSettings(process.env);
  requireEmbedded(settings);
  const database = await openDatabase(settings, tell);
  try {
    const { entries, brokenAt } = await verifyAudit(database);
    if (brokenAt !== null) throw new Error(`The audit is broken: entry ${brokenAt} is missing or was changed.`);
    tell(`The audit is complete: ${entries === 1 ? '1 entry' : `${entries} entries`}.`);
  } finally {
    await database.close();
  }
}

/** The site's address in emails; the server itself fills in its own when it knows its port. */
const siteOf = ({ publicUrl, host, port }: Settings) => publicUrl || `http://${host}:${port}`;

async function admin(args: string[]): Promise<void> {
  const {
    values,
    words: [action = '', username = ''],
  } = readCommand(args, 2, { email: { type: 'string' }, generate: { type: 'boolean', default: false } });
  if (action === 'verify-audit') return checkAudit();
  if (!['create', 'password', 'disable', 'remove-second-factor'].includes(action))
    throw new UsageError(
      action
        ? `“${action}” is none of create, password, disable, remove-second-factor, verify-audit.`
        : 'Name an action.',
    );
  if (!username) throw new UsageError('Name the account: NAME is missing.');
  if (action === 'create' && !values.email) throw new UsageError('A new account needs --email ADDRESS.');
  const settings = readSettings(process.env);
  if (action !== 'create') requireEmbedded(settings);
  let password = '';
  let keepsFactor = false;
  const ask = async () => (password = await newPassword(values.generate));
  const database = await openDatabase(settings, tell);
  try {
    const deps = { database, now };
    if (action === 'create') await createSuperuser(deps, { username, email: values.email ?? '' }, ask);
    else if (action === 'password') keepsFactor = await replacePassword(deps, username, ask);
    else if (action === 'remove-second-factor') await removeSecondFactor(deps, username, siteOf(settings));
    else await disableAccount(deps, username);
  } finally {
    await database.close();
  }
  tell(
    {
      create: `${username} is now a superuser. Log in on the site and open /office/setup to set up the agency.`,
      password: `${username} has a new password and is logged out everywhere.${
        keepsFactor ? ' The second factor stays; remove-second-factor removes it.' : ''
      }`,
      'remove-second-factor': `${username} has no second factor any more and is logged out everywhere. The password opens the account.`,
      disable: `${username} is disabled.`,
    }[action] ?? '',
  );
  if (values.generate && password) tell(`Password, shown this once: ${password}`);
}

interface Command {
  run(args: string[]): Promise<void>;
  usage: readonly string[];
}

const commands = new Map<string, Command>([
  ['check', { run: check, usage: ['npm run check-settings [-- --production]'] }],
  ['backup', { run: backup, usage: ['npm run backup [-- FOLDER]'] }],
  ['restore', { run: restore, usage: ['npm run restore -- FOLDER [--overwrite]'] }],
  [
    'admin',
    {
      run: admin,
      usage: [
        'npm run admin -- create NAME --email ADDRESS [--generate]',
        'npm run admin -- password NAME [--generate]',
        'npm run admin -- disable NAME',
        'npm run admin -- remove-second-factor NAME',
        'npm run admin -- verify-audit',
      ],
    },
  ],
]);

const usageOf = (some: Iterable<Command>) =>
  `Usage:\n${[...some]
    .flatMap(({ usage }) => usage)
    .map((line) => `  ${line}`)
    .join('\n')}`;

async function main([name = '', ...args]: string[]): Promise<void> {
  const command = commands.get(name);
  const usage = usageOf(command ? [command] : commands.values());
  if (args.includes('--help') || args.includes('-h')) return tell(usage);
  try {
    if (!command) throw new UsageError(`“${name}” is not a command.`);
    await command.run(args);
  } catch (error) {
    process.stderr.write(`${error instanceof UsageError ? `${error.message}\n${usage}` : errorMessage(error)}\n`);
    process.exitCode = 1;
  }
}

void main(process.argv.slice(2));
