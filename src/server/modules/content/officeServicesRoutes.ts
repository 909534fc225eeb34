import { type OfficeService, type ServiceFields, officeServiceEndpoints } from '@contract/officeServices';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/server/content';
import type { FastifyInstance } from 'fastify';
import type { ContentDeps } from './contentDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import {
  addService,
  changeService,
  listServices,
  orderServices,
  removeService,
  serviceAddedBy,
} from './officeServicesStore';
import { type OrderedList, orderedRows } from './orderedRows';

const services: OrderedList<OfficeService, ServiceFields> = {
  type: 'service',
  name: messages.thisService,
  most: {
    count: officeLimits.service.most,
    message: messages.servicesAreFull(officeLimits.service.most),
  },
  list: listServices,
  add: addService,
  addedBy: serviceAddedBy,
  change: changeService,
  remove: removeService,
  order: orderServices,
  audited: ({ icon, title, description, features, picture }) => ({
    icon,
    title,
    description,
    features,
    picture: picture?.picture.alt ?? null,
  }),
  labelOf: ({ title }) => title,
};

/** Construction services, as editors change them. */
export async function officeServicesRoutes(server: FastifyInstance, deps: ContentDeps): Promise<void> {
  const { list, add, change, remove, order } = orderedRows(deps, services);
  registerEndpoint(server, officeServiceEndpoints.list, list);
  registerEndpoint(server, officeServiceEndpoints.add, ({ body: { client_id: clientId, ...fields }, ...staff }) =>
    add(staff, clientId, fields),
  );
  registerEndpoint(server, officeServiceEndpoints.order, ({ body, ...staff }) => order(staff, body));
  registerEndpoint(
    server,
    officeServiceEndpoints.change,
    ({ params: { id }, body: { version, ...fields }, ...staff }) => change(staff, { id, version }, fields),
  );
  registerEndpoint(server, officeServiceEndpoints.remove, ({ params: { id }, query: { version }, ...staff }) =>
    remove(staff, { id, version }),
  );
}
