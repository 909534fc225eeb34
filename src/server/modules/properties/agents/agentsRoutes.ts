import { agentEndpoints } from '@contract/agents';
import { type OfficeAgent, officeAgentEndpoints } from '@contract/officeAgents';
import * as messages from '@messages/server/agents';
import type { FastifyInstance } from 'fastify';
import { staffWrite } from '../../../audit/staffWrite';
import { notFound, notAllowed } from '../../../lib/problem';
import { registerEndpoint } from '../../../plugins/contractRoute';
import type { PropertiesDeps } from '../propertiesDeps';
import { findAgent, listAgents, listOfficeAgents, listingsOf, lockAgent, reviewsOf, saveAgent } from './agentsStore';

/** Who answers for homes: as visitors read it, and as agents change their own. */
export async function agentsRoutes(server: FastifyInstance, deps: PropertiesDeps): Promise<void> {
  const { database } = deps;

  registerEndpoint(server, agentEndpoints.list, () => listAgents(database));

  registerEndpoint(server, agentEndpoints.get, async ({ params: { id } }) => {
    const [agent, listings, reviews] = await Promise.all([
      findAgent(database, id),
      listingsOf(database, id),
      reviewsOf(database, id),
    ]);
    if (!agent) throw notFound(messages.thisAgent);
    return { ...agent, listings: listings.cards, listings_total: listings.total, reviews };
  });

  registerEndpoint(server, officeAgentEndpoints.list, () => listOfficeAgents(database));

  registerEndpoint(server, officeAgentEndpoints.change, async ({ params: { id }, body, account, request }) => {
    if (id !== account.id && !account.isSuperuser) throw notAllowed(messages.onlyYourOwn);
    const { version, ...fields } = body;
    return staffWrite<OfficeAgent>(
      deps,
      { account, request },
      {
        action: 'agent.update',
        subject: { type: 'account', id },
        name: messages.thisAgent,
        read: (tx) => lockAgent(tx, id),
        version,
        write: (tx) => saveAgent(tx, id, fields),
        // no contact details: the audit is kept longer than personal data may be
        audited: ({ shown, languages }) => ({ shown, languages }),
      },
    );
  });
}
