// askPassword
export const cancelled = 'Cancelled. Nothing was changed.';
export const onceMore = 'Once more: ';
export const thePasswordsDoNotMatch = 'The passwords do not match. Nothing was changed. Try again.';

// backup
export const alreadyExists = (folder: string) => `${folder} already exists. Choose another folder.`;

// checkSettings
export const mayNotCreateTables =
  'The account in DATABASE_URL may not create tables. Make it the owner of the database.';
export const storageDoesNotLetUsIn = (reason: string) => `STORAGE_URL: ${reason}`;
export const dataDirIsNotWritable = (dataDir: string) =>
  `DATA_DIR is not writable: ${dataDir}. Choose a folder that this account can write to.`;

// commandLine
export const unexpectedWord = (extra: string) => `Unexpected word “${extra}”.`;

// demo
export const takesAWholeNumberUpTo = (option: string, greatest: number) =>
  `--${option} takes a whole number up to ${greatest}.`;
export const wereAdded = (added: number, what: string) => `${added} ${what} were added.`;
export const wereAddedOthersExist = (added: number, what: string) =>
  `${added} ${what} were added; the others of this seed already exist.`;
export const noDemonstrationInProduction =
  'Demonstration accounts have a public password, so they are not loaded in production (NODE_ENV).';
export const theDemonstrationWasNotLoaded = (reason: string) => `The demonstration was not loaded. ${reason}\n`;

// demoAccounts
export const demoPasswordIsPublic = (usernames: string) =>
  `This database was loaded with DEMO on: the password of ${usernames} is public. Use another database, or disable each with "npm run admin -- disable NAME".`;

// errorMessage
export const databaseRejectsPassword = 'PostgreSQL rejects this username or password. Correct DATABASE_URL.';
export const databaseDoesNotAdmitAccount = (reason: string) =>
  `PostgreSQL does not admit this account (${reason}). Correct DATABASE_URL, or create the account.`;
export const databaseIsMissing = (reason: string) =>
  `PostgreSQL has no such database (${reason}). Create it with createdb, or correct DATABASE_URL.`;
export const databaseDoesNotAllowThis = (reason: string) =>
  `PostgreSQL does not allow this (${reason}). Make the account in DATABASE_URL the owner of its database.`;
export const theDiskIsFull = 'The disk is full. Free some space and try again.';
export const aFileBlocksTheFolder = (path: string) => `A file blocks the folder ${path}. Choose another folder.`;
export const cannotBeReadOrWritten = (path: string) =>
  `${path} cannot be read or written. Grant this account access, or choose another path.`;
export const cannotListen = (place: string, code: string) =>
  `Cannot listen on ${place} (${code}). Stop the process that uses it, or set HOST and PORT.`;

export const databaseDoesNotRespond = (place: string, code: string) =>
  `PostgreSQL does not respond${place && ` at ${place}`} (${code || 'timed out'}). Start it, or correct DATABASE_URL.`;

// main
const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const lines = (texts: readonly string[]) => texts.map((text) => `  ${text}`).join('\n');
export const settingsToImprove = (advice: string) => `Consider: ${advice}`;
export const settingsAreRefused = (brand: string, refusals: readonly string[]) =>
  `${brand} does not start with these settings:\n${lines(refusals)}`;
export const settingsAreReady = (production: boolean) =>
  `These settings are ready${production ? ' in production' : ''}.`;
export const thereIsNoDatabaseIn = (dataDir: string) =>
  `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL to the values the server uses.`;
export const thereIsNothingToBackUp = 'There is nothing to back up: the database is empty. Check DATABASE_URL.';
export const isBackedUp = (rows: number, tables: number, folder: string) =>
  `${many(rows, 'row')} of ${many(tables, 'table')} backed up to ${folder} and verified. It contains personal data and secrets: store it safely.`;
export const picturesAreMissing = (count: number, first: readonly string[]) =>
  `${many(count, 'picture')} could not be found in DATA_DIR: ${first.join(', ')}`;
export const nameTheBackupFolder = 'Name the backup folder.';
export const isRestored = (madeAt: string, rows: number) =>
  `Restored the backup of ${madeAt}: ${many(rows, 'row')}, all verified.`;
export const accountsAreErasedAgain = (count: number) =>
  `${many(count, 'account')} deleted since then ${count === 1 ? 'was' : 'were'} deleted again.`;
export const thePreviousDataIsIn = (folder: string) =>
  `The previous data is in ${folder}. Delete it once you have checked the restored data: it may hold data of people who deleted their accounts.`;
export const auditIsBroken = (entry: number) => `The audit is broken: entry ${entry} is missing or was changed.`;
export const auditIsComplete = (entries: number) =>
  `The audit is complete: ${entries === 1 ? '1 entry' : `${entries} entries`}.`;
export const unknownAction = (action: string, actions: readonly string[]) =>
  `“${action}” is not one of ${actions.join(', ')}.`;
export const nameAnAction = 'Name an action.';
export const nameTheAccount = 'Name the account: NAME is missing.';
export const anAccountNeedsAnEmail = 'A new account needs --email ADDRESS.';
export const isNowASuperuser = (username: string) =>
  `${username} is now a superuser. Log in on the site and open /office/setup to set up the agency.`;
export const hasANewPassword = (username: string, keepsSecondFactor: boolean) =>
  `${username} has a new password and is logged out everywhere.${
    keepsSecondFactor ? ' The second factor stays; remove-second-factor removes it.' : ''
  }`;
export const secondFactorIsRemoved = (username: string) =>
  `${username} no longer has a second factor and is logged out everywhere. The password opens the account.`;
export const isDisabled = (username: string) => `${username} has been disabled.`;
export const passwordShownThisOnce = (password: string) => `Password, shown this once: ${password}`;
export const isNotACommand = (name: string) => `“${name}” is not a command.`;
export const usage = (commands: readonly string[]) => `Usage:\n${lines(commands)}`;
export const usageOf = {
  check: ['npm run check-settings [-- --production]'],
  backup: ['npm run backup [-- FOLDER]'],
  restore: ['npm run restore -- FOLDER [--overwrite]'],
  storage: ['npm run storage -- copy FROM TO     (folder:PATH or s3://bucket/prefix?…)'],
  admin: [
    'npm run admin -- create NAME --email ADDRESS [--generate]',
    'npm run admin -- password NAME [--generate]',
    'npm run admin -- disable NAME',
    'npm run admin -- remove-second-factor NAME',
    'npm run admin -- verify-audit',
    'npm run admin -- check-books',
  ],
} as const;

// copyStorage
export const isNoStorage = (place: string) => `${place || 'A place'} is neither folder:PATH nor an s3:// address.`;
export const nameFromAndTo = 'Name the place to copy from and the place to copy to.';
export const thereIsNothingToCopy = 'There are no files in the place to copy from.';
export const filesAreCopied = (files: number) => `${files} files …`;
export const fileDiffers = (key: string) => `${key} differs: it was not copied.`;
export const filesDiffer = (different: number, same: number) =>
  `${different === 1 ? '1 file differs' : `${different} files differ`}; ${same} are the same. Look at both, delete the wrong one, and copy again.`;
export const storageIsCopied = (copied: number, known: number) =>
  `Copied and read back: ${copied === 1 ? '1 file' : `${copied} files`}. Already there: ${known}. The source is unchanged.`;

// manifest
export const cannotBeRead = (file: string) => `${file} cannot be read.`;
export const thereIsNoFolder = (folder: string) => `There is no folder ${folder}. Name a backup folder.`;
export const backupLacks = (folder: string, file: string) => `${folder} is not a complete backup: ${file} is missing.`;
export const backupLacksChecksum = (folder: string, file: string) =>
  `${folder} is not a complete backup: ${file} has no checksum.`;
export const isOfAnIncompatibleVersion = (file: string) =>
  `${file} was written by an incompatible version of this program.`;
export const backupLacksRows = (tables: string) => `This backup is damaged: the rows of ${tables} are missing.`;

export const backupIsDamaged = (first: readonly string[], more: number) =>
  `This backup is damaged: ${first.join(', ')}${more > 0 ? ` and ${more} more` : ''} ${first.length === 1 ? 'is' : 'are'} changed or missing. Nothing was restored. Use another backup.`;

// restore
export const backupHoldsUnknown = (tables: string) =>
  `The backup holds ${tables}, which its version of the schema does not know.`;
export const rowsWereNotRestored = (table: string, restored: number, of: number) =>
  `The rows of ${table} were not restored correctly (${restored} of ${of}). Nothing was changed.`;
export const alreadyContainsData = (what: string) =>
  `${what} already contains data. Restore into an empty one, or add --overwrite to replace it.`;
export const theDatabase = 'The database';
export const aRunningServerUsesThisDatabase = 'A running server uses this database. Stop it first.';
export const wasNotCopiedAsItIs = (file: string) => `${file} was not copied correctly.`;
export const backupIsOfANewerVersion = (migrations: string) =>
  `This backup was made by a newer version of this program: it holds ${migrations}. Restore it with that version.`;

// superusers
export const thereIsNoEnabledAccountNamed = (username: string) => `There is no enabled account named ${username}.`;
export const hasNoSecondFactor = (username: string) => `${username} has no second factor.`;

// tables
