import { brand } from '@contract/brand';
import * as messages from '@messages/server/start';
import path from 'node:path';
import * as z from 'zod/mini';
import { type GatewaySettings, gatewaySecrets, readGatewaySettings } from './payments/gateways/registry';
import { readStoragePlace, type StoragePlace } from './files/storagePlace';
import { usualHours } from './lib/officeHours';
import { type MapTiles, readMapTiles } from './lib/mapTiles';
import { companyPlaceholders, type SiteSettings } from './lib/siteSettings';
import { readSocialLinks } from './lib/socialLinks';

/** It is in the manual, so everyone knows it. */
export const demoPasswordByDefault = 'aangan-demo';

const text = (fallback: string) =>
  z.pipe(
    z.optional(z.string()),
    z.transform((given) => given?.trim() || fallback),
  );
const whole = (fallback: number, min: number, max: number) =>
  z.pipe(
    z.optional(z.string()),
    z.transform((given, context) => {
      const number = given?.trim() ? Number(given) : fallback;
      if (!Number.isInteger(number) || number < min || number > max)
        context.issues.push({ code: 'custom', message: messages.mustBeAWholeNumber(min, max), input: given });
      return number;
    }),
  );

const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.pipe(
    z.optional(z.string()),
    z.transform((given, context) => {
      const word = words.find((one) => one === (given?.trim().toLowerCase() ?? ''));
      if (word === undefined)
        context.issues.push({
          code: 'custom',
          message: messages.mustBeOneOf(words.filter(Boolean)),
          input: given,
        });
      return word;
    }),
  );

/** How many proxies are in front: a number, or `on` for one. */
const hops = z.pipe(
  z.optional(z.string()),
  z.transform((given, context) => {
    const written = given?.trim().toLowerCase() ?? '';
    if (/^(on|true|yes)$/.test(written)) return 1;
    if (/^(off|false|no)?$/.test(written)) return 0;
    const count = /^\d{1,2}$/.test(written) ? Number(written) : Number.NaN;
    if (!(count <= 10))
      context.issues.push({
        code: 'custom',
        message: messages.mustBeANumberOfProxies,
        input: given,
      });
    return count;
  }),
);

const Environment = z.object({
  NODE_ENV: text('development'),
  PORT: whole(3000, 0, 65_535),
  HOST: text('127.0.0.1'),
  DATA_DIR: text('./data'),
  DATABASE_URL: text(''),
  DATABASE_LISTEN_URL: text(''),
  STORAGE_URL: text(''),
  AWS_ACCESS_KEY_ID: text(''),
  AWS_SECRET_ACCESS_KEY: text(''),
  AWS_SESSION_TOKEN: text(''),
  PUBLIC_URL: text(''),
  API_BASE_URL: text(''),
  MAP_TILES_URL: text(''),
  MAP_TILES_ATTRIBUTION: text(''),
  SECRET_KEY: text(''),
  STAFF_SECOND_FACTOR: oneOf(['', 'required', 'off']),
  SESSION_RECORDING: oneOf(['', 'off', 'on']),
  SMTP_URL: text(''),
  INBOUND_ADDRESS: text(''),
  INBOUND_KEY: text(''),
  MAIL_FROM: text(`${brand} <office@aangan.example>`),
  DEMO: text(''),
  DEMO_PASSWORD: text(demoPasswordByDefault),
  COMPANY_WHATSAPP: text(companyPlaceholders.whatsapp),
  COMPANY_PHONE: text(companyPlaceholders.phone),
  COMPANY_EMAIL: text(companyPlaceholders.email),
  COMPANY_GSTIN: text(companyPlaceholders.gstin),
  COMPANY_ADDRESS: text(companyPlaceholders.address),
  COMPANY_SOCIAL: text(''),
  FREE_LISTINGS: whole(2, 0, 1_000_000),
  FREE_CONTACTS: whole(10, 0, 1_000_000),
  FIRST_RESPONSE_MINUTES: whole(240, 1, 10_000),
  LOG_LEVEL: text('info'),
  TRUST_PROXY: hops,
});

/**
 * The settings of a run. Nothing else reads the environment. What the office saves replaces company details, social
 * links, hours and the response time while the server runs.
 */
export interface Settings extends SiteSettings {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Addresses for notifications, the writable one of which is taken; empty: `databaseUrl`. */
  databaseListenUrls: readonly string[];
  /** The S3 store of files; undefined: they are in `dataDir`. */
  storage: StoragePlace | undefined;
  /** Empty: the page's own origin. */
  apiBaseUrl: string;
  /** Pictures behind the marks of maps; undefined: maps are sketches. */
  mapTiles: MapTiles | undefined;
  /** The payment provider; undefined: the sandbox. */
  gateway: GatewaySettings | undefined;
  /** Keys the hashes that must not be guessed; undefined: one is created and kept in `dataDir`. */
  secretKey: string | undefined;
  /** Whether browsers record the steps of every session, for reports of problems. */
  sessionRecording: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  demoPassword: string;
  logLevel: string;
  /** How many proxies in front we trust to report the address of a request. */
  trustProxy: number;
}

const isPostgres = (address: string) => URL.canParse(address) && /^postgres(ql)?:$/.test(new URL(address).protocol);

/** Reads the environment; throws one Error naming every invalid setting. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = Environment.safeParse(environment);
  if (!read.success)
    throw new Error(read.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}.`).join('\n'));
  const env = read.data;
  const publicUrl = env.PUBLIC_URL.replace(/\/+$/, '');
  if (publicUrl && !URL.canParse(publicUrl)) throw new Error(messages.publicUrlMustBeAnAddress);
  if (env.INBOUND_ADDRESS && !/^[^\s@<>"+,]{1,30}@[\w.-]+$/.test(env.INBOUND_ADDRESS))
    throw new Error(messages.inboundAddressMustBeAnAddress);
  if (Boolean(env.INBOUND_ADDRESS) !== Boolean(env.INBOUND_KEY) || (env.INBOUND_KEY && env.INBOUND_KEY.length < 32))
    throw new Error(messages.inboundKeyIsMissing);
  if (env.DATABASE_URL && !isPostgres(env.DATABASE_URL)) throw new Error(messages.databaseUrlMustBeAnAddress);
  const databaseListenUrls = env.DATABASE_LISTEN_URL.split(',').flatMap((part) => part.trim() || []);
  if (!databaseListenUrls.every(isPostgres)) throw new Error(messages.databaseListenUrlMustBeAddresses);
  if (databaseListenUrls.length > 0 && !env.DATABASE_URL) throw new Error(messages.databaseListenUrlNeedsADatabase);
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL || undefined,
    databaseListenUrls,
    storage: readStoragePlace(env.STORAGE_URL, env),
    publicUrl,
    apiBaseUrl: env.API_BASE_URL.replace(/\/+$/, ''),
    mapTiles: readMapTiles(env.MAP_TILES_URL, env.MAP_TILES_ATTRIBUTION),
    gateway: readGatewaySettings(environment),
    secretKey: env.SECRET_KEY || undefined,
    staffSecondFactor: env.STAFF_SECOND_FACTOR || (env.NODE_ENV === 'production' ? 'required' : 'off'),
    sessionRecording: env.SESSION_RECORDING === 'on',
    smtpUrl: env.SMTP_URL || undefined,
    inbound: env.INBOUND_ADDRESS ? { address: env.INBOUND_ADDRESS, key: env.INBOUND_KEY } : undefined,
    mailFrom: env.MAIL_FROM,
    demo: env.DEMO === '' ? !env.DATABASE_URL && env.NODE_ENV !== 'production' : /^(1|true|on|yes)$/i.test(env.DEMO),
    demoPassword: env.DEMO_PASSWORD,
    company: {
      whatsapp: env.COMPANY_WHATSAPP.replace(/\D/g, ''),
      phone: env.COMPANY_PHONE,
      email: env.COMPANY_EMAIL,
      gstin: env.COMPANY_GSTIN,
      address: env.COMPANY_ADDRESS,
    },
    social: readSocialLinks(env.COMPANY_SOCIAL),
    freeListings: env.FREE_LISTINGS,
    freeContacts: env.FREE_CONTACTS,
    firstResponseMinutes: env.FIRST_RESPONSE_MINUTES,
    listingReview: false,
    reviewModeration: false,
    officeHours: usualHours,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
  };
}

/** The setting that says where notifications come from. */
export const listenVariable = ({ databaseListenUrls }: Pick<Settings, 'databaseListenUrls'>) =>
  databaseListenUrls.length > 0 ? 'DATABASE_LISTEN_URL' : 'DATABASE_URL';

function passwordOf(address: string | undefined): string[] {
  if (!address || !URL.canParse(address)) return [];
  const { password } = new URL(address);
  return [password, decodeURIComponent(password)];
}

/** The secrets in the settings, the longest first. */
export function secretsOf({
  secretKey,
  gateway,
  databaseUrl,
  databaseListenUrls,
  smtpUrl,
  inbound,
  storage,
}: Pick<
  Settings,
  'secretKey' | 'gateway' | 'databaseUrl' | 'databaseListenUrls' | 'smtpUrl' | 'inbound' | 'storage'
>): string[] {
  const all = [
    secretKey ?? '',
    ...(gateway ? gatewaySecrets(gateway) : []),
    ...[databaseUrl, ...databaseListenUrls].flatMap(passwordOf),
    ...passwordOf(smtpUrl),
    inbound?.key ?? '',
    storage?.secretAccessKey ?? '',
    storage?.sessionToken ?? '',
  ];
  return [...new Set(all)].filter((secret) => secret.length >= 6).sort((one, other) => other.length - one.length);
}
