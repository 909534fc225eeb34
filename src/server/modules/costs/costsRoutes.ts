import { costEndpoints, officeCostEndpoints, type OfficeCostRegion } from '@contract/costs';
import * as messages from '@messages/server/costs';
import type { FastifyInstance } from 'fastify';
import { staffWrite } from '../../audit/staffWrite';
import { listRates, listRegions } from '../../lib/costRegions';
import type { StoreDeps } from '../../lib/storeDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { assertWithdrawable, checkRate } from './costsRules';
import { addRate, lockRegion, touchRegion, withdrawRate } from './costsStore';

/** The dated rates of what a home costs: for every page, and as superusers add to them. */
export async function costsRoutes(server: FastifyInstance, deps: StoreDeps): Promise<void> {
  const { database, now } = deps;
  registerEndpoint(server, costEndpoints.rates, () => listRates(database));
  registerEndpoint(server, officeCostEndpoints.regions, () => listRegions(database));
  registerEndpoint(server, officeCostEndpoints.change, ({ params: { id }, body, account, request }) => {
    const { version, rate, withdraw } = body;
    return staffWrite<OfficeCostRegion>(
      deps,
      { account, request },
      {
        action: 'cost_rates.update',
        subject: { type: 'cost_region', id },
        name: messages.theseRates,
        read: (tx) => lockRegion(tx, id),
        version,
        write: async (tx, region) => {
          if (withdraw !== undefined) {
            assertWithdrawable(region, withdraw, now());
            await withdrawRate(tx, withdraw);
          }
          if (rate) {
            checkRate(region, rate, now());
            await addRate(tx, id, rate);
          }
          if (rate || withdraw !== undefined) await touchRegion(tx, id, now());
        },
      },
    );
  });
}
