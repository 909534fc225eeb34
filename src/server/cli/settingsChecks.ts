import { faultOfGstin } from '@contract/gstin';
import { socialNetworks } from '@contract/content';
import * as messages from '@messages/server/start';
import { isUnprotected } from '../files/storagePlace';
import { isWeakSecret } from '../lib/isWeakSecret';
import { findGatewayAdvice, findGatewayFaults, gatewayVariables, isLiveGateway } from '../payments/gateways/registry';
import { companyPlaceholders } from '../lib/siteSettings';
import type { Settings } from '../settings';

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
  const { databaseUrl, storage, secretKey, publicUrl, apiBaseUrl, mapTiles, company } = settings;
  const password = passwordIn(databaseUrl);
  return [
    settings.demo && messages.demoIsOn,
    !publicUrl.startsWith('https://') && messages.publicUrlMustBeHttps,
    apiBaseUrl !== '' && !apiBaseUrl.startsWith('https://') && messages.apiBaseUrlMustBeHttps,
    mapTiles !== undefined && !mapTiles.url.startsWith('https://') && messages.mapTilesUrlMustBeHttps,
    storage !== undefined && isUnprotected(storage) && messages.storageEndpointMustBeHttps,
    databaseUrl !== undefined && !storage && secretKey === undefined && messages.secretKeyIsMissing,
    password !== undefined && guessedFirst.has(password) && messages.databasePasswordIsCommon,
    live && company.address === companyPlaceholders.address && messages.companyAddressIsAPlaceholder,
    live && company.gstin === companyPlaceholders.gstin && messages.companyGstinIsAPlaceholder,
  ];
}

/** Combinations of settings that are refused, each with the setting to change; empty when all is well. */
export function findUnsafeSettings(settings: Settings): string[] {
  const live = isLive(settings);
  return [
    ...paymentFaults(settings),
    settings.secretKey !== undefined && isWeakSecret(settings.secretKey, 32) && messages.secretKeyIsWeak,
    settings.storage !== undefined && settings.secretKey === undefined && messages.secretKeyIsMissingForStorage,
    ...(settings.production ? productionFaults(settings, live) : []),
  ].filter((line) => line !== false);
}

/** Settings that production can start with but should change. */
export function settingsAdvice(settings: Settings): string[] {
  const standIns = Object.entries(companyPlaceholders)
    .filter(([name, value]) => settings.company[name as keyof typeof companyPlaceholders] === value)
    .map(([name]) => `COMPANY_${name.toUpperCase()}`);
  const { gstin } = settings.company;
  const gstinFault = gstin === companyPlaceholders.gstin ? undefined : faultOfGstin(gstin);
  const unset = socialNetworks.filter((network) => !settings.social.some((link) => link.network === network));
  return [
    unset.length > 0 && messages.socialNetworksAreUnset(unset.join(', ')),
    gstinFault !== undefined && messages.companyGstinHasAFault(gstinFault),
    standIns.length > 0 && messages.placeholdersAreVisible(standIns.join(', ')),
    !settings.gateway && messages.paymentsAreInTestMode(gatewayVariables),
    ...(settings.gateway ? findGatewayAdvice(settings.gateway) : []),
    settings.production && settings.staffSecondFactor === 'off' && messages.staffSecondFactorIsOff,
    !settings.smtpUrl && messages.smtpUrlIsNotSet,
    settings.smtpUrl !== undefined && /@[\w.-]*\.example>?$/.test(settings.mailFrom) && messages.mailFromIsAPlaceholder,
    !settings.databaseUrl && messages.databaseUrlIsNotSet,
    !settings.trustProxy && messages.trustProxyIsOff,
  ].filter((line) => line !== false);
}
