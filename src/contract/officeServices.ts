import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Cover, OfficePicture } from './officeContent';
import { officeLimits } from './officeLimits';
import { NewOrder, RemovedVersion, orderResponses, orderedRow } from './officeOrdered';
import { Version } from './officeShared';
import { ById, ClientId, Id, text } from './shared';

const { service } = officeLimits;

/** The icons that the site has for a service. */
export const serviceIcons = ['home', 'paint', 'ruler', 'trees', 'hammer', 'shield'] as const;

/** A construction service as editors change it. */
export const OfficeService = z.object({
  id: Id,
  version: Version,
  icon: z.string(),
  title: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  picture: z.nullable(OfficePicture),
});
export type OfficeService = z.output<typeof OfficeService>;

const fields = {
  icon: z.enum(serviceIcons, messages.chooseAnIcon),
  title: text(service.title),
  description: text(service.description),
  features: z
    .array(text(service.feature))
    .check(z.maxLength(service.features, messages.listAtMostPoints(service.features))),
  picture: Cover,
};
const ServiceChange = z.object({ version: Version, ...fields });
export type ServiceFields = Omit<z.output<typeof ServiceChange>, 'version'>;

const responses = orderedRow(OfficeService);

export const officeServiceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/construction-services/',
    access: 'editor',
    summary: 'Lists the construction services in their order.',
    responses: responses.list,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/office/construction-services/',
    access: 'editor',
    summary: 'Adds a construction service at the end; sent again with the same client_id it is added once.',
    body: z.object({ client_id: ClientId, ...fields }),
    responses: responses.added,
  }),
  order: endpoint({
    method: 'PUT',
    path: '/api/office/construction-services/order/',
    access: 'editor',
    summary: 'Orders the construction services.',
    body: NewOrder,
    responses: orderResponses,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/office/construction-services/:id/',
    access: 'editor',
    summary: 'Saves a construction service. The site shows it at once.',
    params: ById,
    body: ServiceChange,
    responses: responses.changed,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/office/construction-services/:id/',
    access: 'editor',
    summary: 'Removes a construction service.',
    params: ById,
    query: RemovedVersion,
    responses: responses.removed,
  }),
};
