// main
const lines = (texts: readonly string[]) => texts.map((text) => `  ${text}`).join('\n');
export const settingsAreRefused = (brand: string, refusals: readonly string[]) =>
  `${brand} does not start with these settings:\n${lines(refusals)}`;
export const isRunningAt = (brand: string, address: string) => `\n${brand} is running at ${address}`;
export const demoAccounts = (usernames: string, password: string) =>
  `Demo accounts: ${usernames} (password: ${password})`;
export const consider = (advice: string) => `Consider: ${advice}`;
export const paymentsUse = (gateway: string) => `Payments use ${gateway}.`;
export const testPayments = (variables: string) => `Payments are in test mode: ${variables} is not set.`;
export const preparingPictures = (done: number, of: number) => `Preparing pictures: ${done} of ${of}`;
export const couldNotStart = (brand: string, reason: string) => `${brand} could not start. ${reason}`;

// bootstrap
export const openingTheDatabase = 'Opening the database …';

// settings
export const mustBeOneOf = (words: readonly string[]) => `must be ${words.join(' or ')}`;
export const mustBeAWholeNumber = (min: number, max: number) => `must be a whole number from ${min} to ${max}`;
export const mustBeANumberOfProxies = 'must be the number of proxies in front, 0 to 10, or on for one, or off';
export const publicUrlMustBeAnAddress = 'PUBLIC_URL must be an address such as https://www.example.com.';
export const inboundAddressMustBeAnAddress =
  'INBOUND_ADDRESS must be an email address without a plus sign, such as office@reply.example.com, with at most 30 characters before the @.';
export const inboundKeyIsMissing =
  'INBOUND_ADDRESS and INBOUND_KEY belong together; the key needs 32 characters or more, such as from: openssl rand -hex 32';
export const databaseUrlMustBeAnAddress =
  'DATABASE_URL must be an address such as postgresql://name:password@host/database; signs such as # / @ in a password are written %23 %2F %40.';
export const databaseListenUrlMustBeAddresses =
  'DATABASE_LISTEN_URL must be an address such as postgresql://name:password@host/database, or several separated by commas.';
export const databaseListenUrlNeedsADatabase = 'DATABASE_LISTEN_URL belongs to DATABASE_URL: set that, too.';

// mapTiles
export const mapTilesUrlMustBeAnAddress =
  'MAP_TILES_URL must be an address with {z}, {x} and {y} in its path, such as https://tiles.example.com/{z}/{x}/{y}.png.';
export const mapTilesAttributionIsMissing = 'MAP_TILES_ATTRIBUTION is missing: say who made the map tiles.';

// fileStore
export const theFileStoreFailed = (reason: string) => `The file store failed: ${reason}`;

// storagePlace
const storageExample = 's3://bucket/prefix?region=ap-south-1';
export const storageUrlMustBeAnAddress = `STORAGE_URL must be an address such as ${storageExample}.`;
export const storageUrlHoldsAPassword =
  'STORAGE_URL must not hold a key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
export const storageBucketIsWrong =
  'STORAGE_URL: the bucket must have 3 to 63 lowercase letters, digits, hyphens and dots.';
export const storagePrefixIsWrong =
  'STORAGE_URL: the prefix may have letters, digits, hyphens, underscores, dots and single slashes.';
export const storageParameterIsUnknown = (name: string, known: string) =>
  `STORAGE_URL: ${name} is not one of ${known}.`;
export const storageParameterIsNamedTwice = (name: string) => `STORAGE_URL names ${name} twice.`;
export const storageRegionIsMissing = `STORAGE_URL: name the bucket's region, such as ${storageExample}.`;
export const storageRegionIsWrong = 'STORAGE_URL: the region may have lowercase letters, digits and hyphens.';
export const storageEndpointIsWrong =
  'STORAGE_URL: endpoint must be the http or https address of the store, such as endpoint=https://s3.example.com.';
export const storagePathStyleIsWrong = 'STORAGE_URL: path_style must be on or off.';
export const storageKeyIsMissing = (variable: string) => `${variable} is missing: STORAGE_URL needs it.`;

// settingsChecks
export const storageEndpointMustBeHttps = 'STORAGE_URL must have an https endpoint.';
export const secretKeyIsMissingForStorage =
  'SECRET_KEY is missing: every process that shares the files of STORAGE_URL needs the same one.';
export const demoIsOn = 'DEMO loads accounts with a public password. Turn it off in production.';
export const publicUrlMustBeHttps = 'PUBLIC_URL must be the https address that visitors use.';
export const apiBaseUrlMustBeHttps = 'API_BASE_URL must be an https address.';
export const mapTilesUrlMustBeHttps = 'MAP_TILES_URL must be an https address.';
export const secretKeyIsMissing = 'SECRET_KEY is missing: every process on this database needs the same one.';
export const databasePasswordIsCommon = 'DATABASE_URL holds a common password.';
export const companyAddressIsAPlaceholder = 'COMPANY_ADDRESS is a placeholder that would appear on real invoices.';
export const companyGstinIsAPlaceholder = 'COMPANY_GSTIN is a placeholder that would appear on real invoices.';
export const companyGstinHasAFault = (fault: string) => `COMPANY_GSTIN: ${fault}`;
export const secretKeyIsWeak = 'SECRET_KEY must have at least 32 characters, eight of them different.';
export const socialNetworksAreUnset = (networks: string) =>
  `COMPANY_SOCIAL has no address for ${networks}: their links are hidden.`;
export const placeholdersAreVisible = (variables: string) => `${variables}: placeholders that visitors would see.`;
export const paymentsAreInTestMode = (variables: string) =>
  `${variables} is not set: payments are in test mode, and packages are free.`;
export const staffSecondFactorIsOff = 'STAFF_SECOND_FACTOR is off: a stolen staff password opens the office.';
export const smtpUrlIsNotSet = 'SMTP_URL is not set: emails are written to DATA_DIR/outbox and not sent.';
export const mailFromIsAPlaceholder = 'MAIL_FROM is a placeholder: emails from it are rejected.';
export const databaseUrlIsNotSet = 'DATABASE_URL is not set: the embedded database serves one process on one machine.';
export const trustProxyIsOff =
  'TRUST_PROXY is off: behind a proxy, all visitors share its address and its rate limits.';

// socialLinks
export const unknownSocialNetwork = (part: string, networks: string) =>
  `COMPANY_SOCIAL: "${part}" does not begin with one of ${networks} and a = sign.`;
export const socialNetworkIsNamedTwice = (network: string) => `COMPANY_SOCIAL names ${network} twice.`;
export const socialAddressIsWrong = (network: string) =>
  `COMPANY_SOCIAL: ${network} must be the https address of your own page there, such as ${network}=https://www.example.com/your-name.`;

// signingKey
export const theFileIsDamaged = (file: string) =>
  `The file ${file} is damaged: restore it from a backup, or delete it to create a new one.`;

// diskSpace
export const diskIsAlmostFull = (folder: string) => `The disk of ${folder} is almost full.`;
export const megabytes = (megabytes: number) => `${megabytes} MB`;
export const diskIsFull = (free: string, folder: string, needed: string) =>
  `The disk is full: ${free} free at ${folder}, and the database needs ${needed} to start. Free some space and start again. Saved data is safe.`;

// assets
export const theApplicationIsNotBuilt = 'The application is not built. Run "npm run build".';

// embedded
export const containsFilesButNoDatabase = (folder: string) =>
  `${folder} contains files but no database. Move them, or choose another DATA_DIR.`;

// housekeeping

// lockHolder
export const isInUse = (folder: string, pid: number | undefined) =>
  `${folder} is in use by another process${pid === undefined ? '' : ` (pid ${pid})`}. Stop it first, or set DATA_DIR to another folder.`;

// migrate
export const migrationRuns = (migration: string) => `Database: ${migration}`;
export const databaseIsNewer = (migrations: string) =>
  `The database was created by a newer version of this program: it contains ${migrations}. Run the newer version, or restore an older backup.`;

// roleSettings
export const zoneIsNotUtc = (zone: string, role: string, database: string) =>
  `PostgreSQL works in the time zone ${zone}, and this program needs UTC. If a pooler is in between, have it reconnect (PgBouncer: RECONNECT, or restart it) and start again: the account has its settings now. Otherwise run: ALTER ROLE "${role}" IN DATABASE "${database}" SET timezone = 'UTC';`;
export const settingsAreBehind = (settings: readonly string[]) =>
  `Searches are slower than they could be: a pooler still has connections from before the account's settings (${settings.join(', ')}). Have it reconnect (PgBouncer: RECONNECT).`;

// listenerConnection
export const notificationsAreMissing = {
  pooler: (variable: string) =>
    `${variable} leads through a pooler, which passes no notifications on. Each cached answer is compared with the database before it is sent, and open pages ask every ten seconds. Set DATABASE_LISTEN_URL to an address without a pooler.`,
  replica: (variable: string) =>
    `${variable} leads to a server that does not write. Until it does, each cached answer is compared with the database before it is sent, and open pages ask every ten seconds.`,
  silent: (variable: string) =>
    `${variable} leads to another database than DATABASE_URL: what one announces does not arrive at the other. Each cached answer is compared with the database before it is sent, and open pages ask every ten seconds.`,
  unreachable: (variable: string) =>
    `${variable} does not answer. Until it does, each cached answer is compared with the database before it is sent, and open pages ask every ten seconds.`,
} as const;

// restoreMark
export const aRestoreDidNotFinish = 'A restore did not finish. Run "npm run restore" again with --overwrite.';

// shippedFolder
export const programFilesAreMissing = (place: string) =>
  `Program files are missing: ${place} is not beside the built server.`;
