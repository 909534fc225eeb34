import { socialNetworks } from '@contract/content';
import { isWeakSecret } from './lib/isWeakSecret';
import { findGatewayAdvice, findGatewayFaults, gatewayVariables, isLiveGateway } from './payments/gateways/registry';
import { companyPlaceholders, type Settings } from './settings';

/** Passwords that attackers try first. */
const guessedFirst = new Set([
  '',
  'postgres',
  'password',
  'secret',
  'admin',
  'root',
  'changeme',
  'example',
  'test',
  '123456',
]);

const isLive = ({ gateway }: Settings) => gateway !== undefined && isLiveGateway(gateway);

const paymentFaults = ({ gateway, databaseUrl, production }: Settings): string[] =>
  gateway ? findGatewayFaults(gateway, { production, embeddedDatabase: !databaseUrl }) : [];

/** The password in the address of a networked server; undefined when none is needed (a local socket, a certificate). */
function passwordIn(databaseUrl: string | undefined): string | undefined {
  if (!databaseUrl || !URL.canParse(databaseUrl)) return undefined;
  const { password, searchParams } = new URL(databaseUrl);
  return password === '' || searchParams.has('sslcert') ? undefined : decodeURIComponent(password);
}

function productionFaults(settings: Settings, live: boolean): (string | false)[] {
  const { databaseUrl, secretKey, publicUrl, apiBaseUrl, company } = settings;
  const password = passwordIn(databaseUrl);
  return [
    settings.demo && 'DEMO loads accounts with a public password. Turn it off in production.',
    !publicUrl.startsWith('https://') && 'PUBLIC_URL must be the https address that visitors use.',
    apiBaseUrl !== '' && !apiBaseUrl.startsWith('https://') && 'API_BASE_URL must be an https address.',
    databaseUrl !== undefined &&
      secretKey === undefined &&
      'SECRET_KEY is missing: every process on this database needs the same one.',
    password !== undefined && guessedFirst.has(password) && 'DATABASE_URL holds a common password.',
    live &&
      company.address === companyPlaceholders.address &&
      'COMPANY_ADDRESS is a placeholder that would appear on real invoices.',
    live &&
      company.gstin === companyPlaceholders.gstin &&
      'COMPANY_GSTIN is a placeholder that would appear on real invoices.',
  ];
}

/** Combinations of settings that are refused, each with the setting to change; empty when all is well. */
export function findUnsafeSettings(settings: Settings): string[] {
  const live = isLive(settings);
  return [
    ...paymentFaults(settings),
    settings.secretKey !== undefined &&
      isWeakSecret(settings.secretKey, 32) &&
      'SECRET_KEY must have at least 32 characters, eight of them different.',
    ...(settings.production ? productionFaults(settings, live) : []),
  ].filter((line) => line !== false);
}

/** Settings that production can start with but should change. */
export function settingsAdvice(settings: Settings): string[] {
  const standIns = Object.entries(companyPlaceholders)
    .filter(([name, value]) => settings.company[name as keyof typeof companyPlaceholders] === value)
    .map(([name]) => `COMPANY_${name.toUpperCase()}`);
  const unset = socialNetworks.filter((network) => !settings.social.some((link) => link.network === network));
  return [
    unset.length > 0 && `COMPANY_SOCIAL has no address for ${unset.join(', ')}: their links are hidden.`,
    standIns.length > 0 && `${standIns.join(', ')}: placeholders that visitors would see.`,
    !settings.gateway && `${gatewayVariables} is not set: payments are in test mode, and packages are free.`,
    ...(settings.gateway ? findGatewayAdvice(settings.gateway) : []),
    settings.production &&
      settings.staffSecondFactor === 'off' &&
      'STAFF_SECOND_FACTOR is off: a stolen password of staff opens the office.',
    !settings.smtpUrl && 'SMTP_URL is not set: emails are written to DATA_DIR/outbox and not sent.',
    settings.smtpUrl !== undefined &&
      /@[\w.-]*\.example>?$/.test(settings.mailFrom) &&
      'MAIL_FROM is a placeholder: emails from it are rejected.',
    !settings.databaseUrl && 'DATABASE_URL is not set: the embedded database serves one process on one machine.',
    !settings.trustProxy && 'TRUST_PROXY is off: behind a proxy, all visitors share its address and its rate limits.',
  ].filter((line) => line !== false);
}
