import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { agentLanguages } from './agentLanguages';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { Version, stale } from './officeShared';
import { ById, Email, FieldProblem, Id, Phone, Problem, text } from './shared';

/** What visitors read of somebody who answers, as they or a superuser change it. */
export const OfficeAgent = z.object({
  id: Id,
  version: Version,
  name: z.string(),
  /** Whether the site shows them. */
  shown: z.boolean(),
  phone: z.string(),
  email: z.string(),
  rera_number: z.string(),
  languages: z.array(z.enum(agentLanguages)),
});
export type OfficeAgent = z.output<typeof OfficeAgent>;

export const OfficeAgentChange = z.object({
  version: Version,
  shown: z.boolean(),
  phone: z.union([z.literal(''), Phone]),
  email: z.union([z.literal(''), Email]),
  rera_number: z.union([z.literal(''), text(limits.shortText.max)]),
  languages: z
    .array(z.enum(agentLanguages))
    .check(z.refine((given) => new Set(given).size === given.length, messages.chooseEachOnce)),
});
export type OfficeAgentChange = z.output<typeof OfficeAgentChange>;

export const officeAgentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/agents/',
    access: 'agent',
    summary:
      'Lists everybody who answers and to whom an enquiry can be assigned, by name, with what visitors read of them.',
    responses: { 200: z.array(OfficeAgent), 401: Problem, 403: Problem },
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/office/agents/:id/',
    access: 'agent',
    summary: 'Saves what visitors read of an agent: one’s own, or anybody’s for superusers.',
    params: ById,
    body: OfficeAgentChange,
    responses: {
      200: OfficeAgent,
      400: FieldProblem,
      401: Problem,
      403: Problem,
      404: Problem,
      409: stale(OfficeAgent),
    },
  }),
};
