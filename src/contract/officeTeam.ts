import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { officeLimits } from './officeLimits';
import { NewOrder, RemovedVersion, orderResponses, orderedRow } from './officeOrdered';
import { Version } from './officeShared';
import { ById, ClientId, Id, text } from './shared';

const { person } = officeLimits;

/** A person of the page About us as editors change them. */
export const OfficeTeamMember = z.object({
  id: Id,
  version: Version,
  name: z.string(),
  role: z.string(),
  text: z.string(),
});
export type OfficeTeamMember = z.output<typeof OfficeTeamMember>;

const fields = { name: text(person.name), role: text(person.role), text: text(person.text) };
const TeamMemberChange = z.object({ version: Version, ...fields });
export type TeamMemberFields = Omit<z.output<typeof TeamMemberChange>, 'version'>;

const responses = orderedRow(OfficeTeamMember);

export const officeTeamEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/team/',
    access: 'editor',
    summary: 'Lists the people of the page About us in their order.',
    responses: responses.list,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/office/team/',
    access: 'editor',
    summary: 'Adds a person at the end; sent again with the same client_id they are added once.',
    body: z.object({ client_id: ClientId, ...fields }),
    responses: responses.added,
  }),
  order: endpoint({
    method: 'PUT',
    path: '/api/office/team/order/',
    access: 'editor',
    summary: 'Orders the people of the page About us.',
    body: NewOrder,
    responses: orderResponses,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/office/team/:id/',
    access: 'editor',
    summary: 'Saves a person. The site shows it at once.',
    params: ById,
    body: TeamMemberChange,
    responses: responses.changed,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/office/team/:id/',
    access: 'editor',
    summary: 'Removes a person.',
    params: ById,
    query: RemovedVersion,
    responses: responses.removed,
  }),
};
