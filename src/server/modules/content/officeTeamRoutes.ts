import { officeLimits } from '@contract/officeLimits';
import { type OfficeTeamMember, type TeamMemberFields, officeTeamEndpoints } from '@contract/officeTeam';
import * as messages from '@messages/server/officeTeam';
import type { FastifyInstance } from 'fastify';
import type { ContentDeps } from './contentDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import {
  addTeamMember,
  changeTeamMember,
  listTeam,
  orderTeam,
  removeTeamMember,
  teamMemberAddedBy,
} from './officeTeamStore';
import { type OrderedList, orderedRows } from './orderedRows';

const { most } = officeLimits.person;

/** They are shown with their initials, without a picture. */
const team: OrderedList<OfficeTeamMember, TeamMemberFields & { picture?: null }> = {
  type: 'team',
  name: messages.thisPerson,
  most: { count: most, message: messages.full(most) },
  list: listTeam,
  add: addTeamMember,
  addedBy: teamMemberAddedBy,
  change: changeTeamMember,
  remove: removeTeamMember,
  order: orderTeam,
  // the audit cannot forget: it keeps no names of people
  audited: ({ version, role }) => ({ version, role }),
  labelOf: ({ id }) => `#${id}`,
};

/** The people of the page About us, as editors change them. */
export async function officeTeamRoutes(server: FastifyInstance, deps: ContentDeps): Promise<void> {
  const { list, add, change, remove, order } = orderedRows(deps, team);
  registerEndpoint(server, officeTeamEndpoints.list, list);
  registerEndpoint(server, officeTeamEndpoints.add, ({ body: { client_id: clientId, ...fields }, ...staff }) =>
    add(staff, clientId, fields),
  );
  registerEndpoint(server, officeTeamEndpoints.order, ({ body, ...staff }) => order(staff, body));
  registerEndpoint(server, officeTeamEndpoints.change, ({ params: { id }, body: { version, ...fields }, ...staff }) =>
    change(staff, { id, version }, fields),
  );
  registerEndpoint(server, officeTeamEndpoints.remove, ({ params: { id }, query: { version }, ...staff }) =>
    remove(staff, { id, version }),
  );
}
