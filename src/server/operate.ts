import { brand } from '@contract/brand';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { shippedPictures } from './db/demo/demoPictures';
import { openAsItIs, openDatabase } from './db/open';
import { makePassword, readHidden, readPiped } from './operation/askPassword';
import { writeBackup } from './operation/backup';
import { checkUp } from './operation/checkUp';
import { restoreBackup } from './operation/restore';
import { createSuperuser, disableAccount, replacePassword } from './operation/superusers';
import { readSettings } from './settings';

const tell = (line: string) => void process.stdout.write(`${line}\n`);
const now = () => new Date();

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

async function check(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { production: { type: 'boolean', default: false } } });
  const settings = readSettings({ ...process.env, ...(values.production && { NODE_ENV: 'production' }) });
  const { refusals, advice } = await checkUp(settings);
  for (const line of advice) tell(`Consider: ${line}`);
  if (refusals.length > 0) throw new Error(`${brand} does not start with these settings:\n${refusals.map((line) => `  ${line}`).join('\n')}`);
  tell(`These settings are fit to start with${settings.production ? ' in production' : ''}.`);
}

async function backup(args: string[]): Promise<void> {
  const { positionals: [named] } = parseArgs({ args, allowPositionals: true });
  const settings = readSettings(process.env);
  if (!settings.databaseUrl && !existsSync(path.join(settings.dataDir, 'database'))) throw new Error(`There is no database in ${settings.dataDir}.`);
  const folder = path.resolve(named ?? path.join('backups', now().toISOString().slice(0, 19).replace(/:/g, '-')));
  const database = await openAsItIs(settings);
  try {
    const { tables, missing } = await writeBackup({ database, dataDir: settings.dataDir, shipped: new Set(shippedPictures().byHash.keys()), now }, folder);
    tell(`${many(tables.reduce((sum, { rows }) => sum + rows, 0), 'row')} of ${many(tables.length, 'table')} are in ${folder}, read back and whole. It opens accounts and letters: keep it where nobody else reads.`);
    if (missing.length > 0) tell(`${many(missing.length, 'picture')} could not be found in DATA_DIR: ${missing.slice(0, 5).join(', ')}`);
  } finally {
    await database.close();
  }
}

async function restore(args: string[]): Promise<void> {
  const { values, positionals: [named] } = parseArgs({ args, allowPositionals: true, options: { overwrite: { type: 'boolean', default: false } } });
  if (!named) throw new Error('Name the folder of the backup: npm run restore -- FOLDER [--overwrite]');
  const { manifest, former } = await restoreBackup({ settings: readSettings(process.env), folder: path.resolve(named), overwrite: values.overwrite, now });
  tell(`The backup of ${manifest.madeAt} is back: ${many(manifest.tables.reduce((sum, { rows }) => sum + rows, 0), 'row')}, each as it was written.`);
  if (former) tell(`What was there before lies in ${former}.`);
}

/** Asked for on the terminal, read from what is piped in, or made; never an argument, which other users of the machine could read. */
async function newPassword(isMade: boolean): Promise<string> {
  if (isMade) return makePassword();
  if (!process.stdin.isTTY) return readPiped(process.stdin);
  const ask = (question: string) => readHidden(process.stdin, (text) => void process.stdout.write(text), question);
  const password = await ask('Password: ');
  if (password !== (await ask('Once more: '))) throw new Error('These were two different passwords.');
  return password;
}

const usage = 'npm run admin -- create NAME --email ADDRESS [--generate] | password NAME [--generate] | disable NAME';

async function admin(args: string[]): Promise<void> {
  const { values, positionals: [action = '', username = ''] } = parseArgs({ args, allowPositionals: true, options: { email: { type: 'string' }, generate: { type: 'boolean', default: false } } });
  if (!['create', 'password', 'disable'].includes(action) || !username || (action === 'create' && !values.email)) throw new Error(usage);
  const password = action === 'disable' ? '' : await newPassword(values.generate);
  const database = await openDatabase(readSettings(process.env), tell);
  try {
    const deps = { database, now };
    if (action === 'create') await createSuperuser(deps, { username, email: values.email ?? '' }, password);
    else if (action === 'password') await replacePassword(deps, username, password);
    else await disableAccount(deps, username);
  } finally {
    await database.close();
  }
  tell({ create: `${username} may do everything now.`, password: `${username} has a new password; its sessions have ended.`, disable: `${username} is let in no more.` }[action] ?? '');
  if (values.generate && action !== 'disable') tell(`Password, shown this once: ${password}`);
}

const commands: Readonly<Record<string, (args: string[]) => Promise<void>>> = { check, backup, restore, admin };

async function main([name = '', ...args]: string[]): Promise<void> {
  const command = commands[name];
  if (!command) throw new Error(`Commands: ${Object.keys(commands).join(', ')}`);
  await command(args);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
