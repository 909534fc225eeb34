import { type OfficeExchangeRate, officeRateEndpoints, rateEndpoints } from '@contract/rates';
import * as messages from '@messages/server/rates';
import type { FastifyInstance } from 'fastify';
import { staffAdd, staffWrite } from '../../audit/staffWrite';
import type { StoreDeps } from '../../lib/storeDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { indiaDay } from '../../lib/indiaDays';
import { badField } from '../../lib/problem';
import { addRate, changeRate, currentRates, hasRateOf, listOfficeRates, lockRate } from './ratesStore';

/** Dated exchange rates: the latest for everybody, and all of them as superusers add to and correct them. */
export async function ratesRoutes(server: FastifyInstance, deps: StoreDeps): Promise<void> {
  const { database, now } = deps;
  const checkDay = (day: string) => {
    if (day > indiaDay(now())) throw badField('day', messages.notBeforeItsDay);
  };

  registerEndpoint(server, rateEndpoints.list, () => currentRates(database));
  registerEndpoint(server, officeRateEndpoints.list, () => listOfficeRates(database));

  registerEndpoint(server, officeRateEndpoints.create, ({ body, account, request }) => {
    checkDay(body.day);
    return staffAdd<OfficeExchangeRate>(
      deps,
      { account, request },
      {
        action: 'exchange_rate.add',
        type: 'exchange_rate',
        add: async (tx) => {
          const added = await addRate(tx, body);
          if (!added) throw badField('day', messages.oneADay);
          return added.id;
        },
        read: lockRate,
      },
    );
  });

  registerEndpoint(server, officeRateEndpoints.change, ({ params: { id }, body, account, request }) => {
    const { version, rupees_per_unit, day, source } = body;
    return staffWrite<OfficeExchangeRate>(
      deps,
      { account, request },
      {
        action: 'exchange_rate.update',
        subject: { type: 'exchange_rate', id },
        name: messages.thisRate,
        read: (tx) => lockRate(tx, id),
        version,
        write: async (tx, rate) => {
          const next = {
            rupees_per_unit: rupees_per_unit ?? rate.rupees_per_unit,
            day: day ?? rate.day,
            source: source ?? rate.source,
          };
          checkDay(next.day);
          if (await hasRateOf(tx, rate.currency, next.day, id)) throw badField('day', messages.oneADay);
          await changeRate(tx, id, next);
        },
      },
    );
  });
}
