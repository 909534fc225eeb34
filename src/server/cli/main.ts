import { brand } from '@contract/brand';
import * as messages from '@messages/server/cli';
import * as books from '@messages/server/books';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { openFiles } from '../files/openFiles';
import { shippedPictures } from '../seed/demoPictures';
import { hasMigrations } from '../db/migrate';
import { embeddedIn, openWithoutMigrating, openDatabase } from '../db/open';
import { makePassword, readPiped, readTwice } from './askPassword';
import { writeBackup } from './backup';
import { checkSettings } from './checkSettings';
import { UsageError, readCommand } from './commandLine';
import { copyStorage, openStorage } from './copyStorage';
import { errorMessage } from './errorMessage';
import { restoreBackup } from './restore';
import { createSuperuser, disableAccount, removeSecondFactor, replacePassword } from './superusers';
import { checkBooks } from '../payments/office/checkBooks';
import { verifyAudit } from '../audit/auditStore';
import { readSettings, type Settings } from '../settings';

const tell = (line: string) => void process.stdout.write(`${line}\n`);
const now = () => new Date();

const rowsIn = (tables: readonly { rows: number }[]) => tables.reduce((sum, { rows }) => sum + rows, 0);

async function check(args: string[]): Promise<void> {
  const { values } = readCommand(args, 0, { production: { type: 'boolean', default: false } });
  const settings = readSettings({ ...process.env, ...(values.production && { NODE_ENV: 'production' }) });
  const { refusals, advice } = await checkSettings(settings);
  for (const line of advice) tell(messages.settingsToImprove(line));
  if (refusals.length > 0) throw new Error(messages.settingsAreRefused(brand, refusals));
  tell(messages.settingsAreReady(settings.production));
}

/** Reading from an empty folder must not create a database there. */
function requireEmbedded(settings: Settings): void {
  if (!settings.databaseUrl && !existsSync(embeddedIn(settings)))
    throw new Error(messages.thereIsNoDatabaseIn(settings.dataDir));
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
    if (!(await hasMigrations(database))) throw new Error(messages.thereIsNothingToBackUp);
    const { tables, missing } = await writeBackup(
      {
        database,
        dataDir: settings.dataDir,
        files: await openFiles(settings),
        shipped: new Set(shippedPictures().byHash.keys()),
        now,
      },
      folder,
    );
    tell(messages.isBackedUp(rowsIn(tables), tables.length, folder));
    if (missing.length > 0) tell(messages.picturesAreMissing(missing.length, missing.slice(0, 5)));
  } finally {
    await database.close();
  }
}

async function restore(args: string[]): Promise<void> {
  const {
    values,
    words: [named],
  } = readCommand(args, 1, { overwrite: { type: 'boolean', default: false } });
  if (!named) throw new UsageError(messages.nameTheBackupFolder);
  const { manifest, former, erased } = await restoreBackup({
    settings: readSettings(process.env),
    folder: path.resolve(named),
    overwrite: values.overwrite,
    now,
  });
  tell(messages.isRestored(manifest.madeAt, rowsIn(manifest.tables)));
  if (erased > 0) tell(messages.accountsAreErasedAgain(erased));
  if (former) tell(messages.thePreviousDataIsIn(former));
}

/** Copies stored files from one place to another, such as DATA_DIR and an S3 store. */
async function storage(args: string[]): Promise<void> {
  const {
    words: [action = '', from, to],
  } = readCommand(args, 3, {});
  if (action !== 'copy')
    throw new UsageError(action ? messages.unknownAction(action, ['copy']) : messages.nameAnAction);
  if (from === undefined || to === undefined) throw new UsageError(messages.nameFromAndTo);
  const { copied, known } = await copyStorage(
    await openStorage(from, process.env),
    await openStorage(to, process.env),
    tell,
  );
  tell(messages.storageIsCopied(copied, known));
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
    if (brokenAt !== null) throw new Error(messages.auditIsBroken(brokenAt));
    tell(messages.auditIsComplete(entries));
  } finally {
    await database.close();
  }
}

/** Lists what older versions left in the books for a person to look at. */
async function listBooks(): Promise<void> {
  const settings = readSettings(process.env);
  requireEmbedded(settings);
  const database = await openDatabase(settings, tell);
  try {
    const lines = await checkBooks(database);
    for (const line of lines.length > 0 ? lines : [books.booksAreRight]) tell(line);
  } finally {
    await database.close();
  }
}

/** The site's address in emails; the server itself fills in its own when it knows its port. */
const siteOf = ({ publicUrl, host, port }: Settings) => publicUrl || `http://${host}:${port}`;

const actions = ['create', 'password', 'disable', 'remove-second-factor', 'verify-audit', 'check-books'];

async function admin(args: string[]): Promise<void> {
  const {
    values,
    words: [action = '', username = ''],
  } = readCommand(args, 2, { email: { type: 'string' }, generate: { type: 'boolean', default: false } });
  if (action === 'verify-audit') return checkAudit();
  if (action === 'check-books') return listBooks();
  if (!actions.includes(action))
    throw new UsageError(action ? messages.unknownAction(action, actions) : messages.nameAnAction);
  if (!username) throw new UsageError(messages.nameTheAccount);
  if (action === 'create' && !values.email) throw new UsageError(messages.anAccountNeedsAnEmail);
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
      create: messages.isNowASuperuser(username),
      password: messages.hasANewPassword(username, keepsFactor),
      'remove-second-factor': messages.secondFactorIsRemoved(username),
      disable: messages.isDisabled(username),
    }[action] ?? '',
  );
  if (values.generate && password) tell(messages.passwordShownThisOnce(password));
}

interface Command {
  run(args: string[]): Promise<void>;
  usage: readonly string[];
}

const commands = new Map<string, Command>([
  ['check', { run: check, usage: messages.usageOf.check }],
  ['backup', { run: backup, usage: messages.usageOf.backup }],
  ['restore', { run: restore, usage: messages.usageOf.restore }],
  ['storage', { run: storage, usage: messages.usageOf.storage }],
  ['admin', { run: admin, usage: messages.usageOf.admin }],
]);

const usageOf = (some: Iterable<Command>) => messages.usage([...some].flatMap(({ usage }) => usage));

async function main([name = '', ...args]: string[]): Promise<void> {
  const command = commands.get(name);
  const usage = usageOf(command ? [command] : commands.values());
  if (args.includes('--help') || args.includes('-h')) return tell(usage);
  try {
    if (!command) throw new UsageError(messages.isNotACommand(name));
    await command.run(args);
  } catch (error) {
    process.stderr.write(`${error instanceof UsageError ? `${error.message}\n${usage}` : errorMessage(error)}\n`);
    process.exitCode = 1;
  }
}

void main(process.argv.slice(2));
