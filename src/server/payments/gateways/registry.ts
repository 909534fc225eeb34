import * as messages from '@messages/server/payments';
import type { GatewayDefinition, PaymentGateway } from './gateway';
import type { SheetPolicy } from '../../plugins/headers';
import { razorpay } from './razorpay/razorpayDefinition';

/** Every provider that moves money, by the id that payments store. The sandbox takes over while none is configured. */
const providers = { razorpay };

type ProviderId = keyof typeof providers;

const definitions: Readonly<Record<ProviderId, GatewayDefinition<unknown>>> = providers;
/** The providers' ids. Each has its sheet in the app: `features/checkout/sheets/<id>Sheet.ts`. */
export const providerIds = Object.keys(definitions) as ProviderId[];

/** The configured provider, with its account as its own definition reads it. */
export interface GatewaySettings {
  id: ProviderId;
  account: unknown;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Finds the provider that the environment configures; undefined means the sandbox. */
export function readGatewaySettings(environment: Environment): GatewaySettings | undefined {
  for (const id of providerIds) {
    const account = definitions[id].readAccount(environment);
    if (account) return { id, account };
  }
  return undefined;
}

/** The environment variables that would switch a provider on, for messages. */
export const gatewayVariables = providerIds.map((id) => definitions[id].variable).join(' or ');

export const gatewayName = ({ id }: GatewaySettings): string => definitions[id].name;
export const isLiveGateway = ({ id, account }: GatewaySettings): boolean => definitions[id].isLive(account);

/** Values that must never be logged. */
export const gatewaySecrets = ({ id, account }: GatewaySettings): readonly string[] =>
  definitions[id].secretsOf(account);

/** Settings that the server must not start with; each line begins with the variable to change. */
export const findGatewayFaults = (
  { id, account }: GatewaySettings,
  server: { production: boolean; embeddedDatabase: boolean },
): string[] => definitions[id].findFaults(account, server);

/** Settings that a production server can start with but should not keep. */
export const findGatewayAdvice = ({ id, account }: GatewaySettings): string[] => definitions[id].findAdvice(account);

/** Opens the adapter of the configured provider. */
export const openGateway = ({ id, account }: GatewaySettings): Promise<PaymentGateway> => definitions[id].open(account);

/** What pages that take payments must allow: the configured provider's sheet, or every provider's if the API is on another host. */
export const sheetPolicies = (gateway: GatewaySettings | undefined): SheetPolicy[] =>
  (gateway ? [gateway.id] : providerIds).map((id) => definitions[id].sheet);

/** Where the office manages an order at its provider; null in the sandbox. */
export function orderPageOf(gatewayId: string, orderId: string): { label: string; url: string } | null {
  if (!(gatewayId in definitions)) return null;
  const { name, orderPage } = definitions[gatewayId as ProviderId];
  return { label: messages.theOrderAt(name), url: orderPage(orderId) };
}
