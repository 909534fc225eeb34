import { reraEndpoints } from '@contract/rera';
import { type StateCode, stateOf } from '@contract/states';
import * as messages from '@messages/server/papers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readOfficeSettings } from '../../lib/companySettings';
import type { PropertiesDeps } from './propertiesDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { notFound } from '../../lib/problem';
import { qrSvg } from '../../lib/qrCode';
import { assertCanView } from './propertiesRules';
import { findProperty } from './propertyStore';
import { registerAddress } from './registerAddress';

function code(reply: FastifyReply, state: StateCode, number: string): Buffer {
  reply.header('cache-control', 'no-cache');
  return Buffer.from(qrSvg(registerAddress(state, number)));
}

/** QR codes of registration numbers: a listing's, and ours as an agent. */
export async function reraRoutes(server: FastifyInstance, { database, settings }: PropertiesDeps): Promise<void> {
  registerEndpoint(server, reraEndpoints.listingCode, async ({ params: { id }, account, reply }) => {
    const listing = assertCanView(await findProperty(database, id), account);
    const state = stateOf(listing.city_name);
    if (!state || !listing.rera_number) throw notFound(messages.thisNumber);
    return code(reply, state, listing.rera_number);
  });

  registerEndpoint(server, reraEndpoints.agentCode, async ({ params: { state }, reply }) => {
    const { rera_agents: agents } = await readOfficeSettings(database, settings);
    const agent = agents.find((one) => one.state === state);
    if (!agent) throw notFound(messages.thisNumber);
    return code(reply, state, agent.number);
  });
}
