import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { officeLimits } from './officeLimits';
import { ById, ClientId, Email, FieldProblem, Id, Instant, Phone, Problem, optionalText, text } from './shared';

const { inbound } = officeLimits;
const optional = optionalText(inbound.source);

/** What a link of an advertisement says about its campaign. */
const Campaign = z.object({
  utm_source: optional,
  utm_medium: optional,
  utm_campaign: optional,
  utm_term: optional,
  utm_content: optional,
});

/** Where a program says that its lead comes from. */
export const LeadSource = z.object({
  /** A portal, an advertisement, a partner, such as "99acres". */
  sender: z.string(),
  campaign: z.optional(Campaign),
  /** The page from which somebody came to the sender's, or to ours. */
  referrer: z.optional(z.string()),
  first_path: z.optional(z.string()),
});
export type LeadSource = z.output<typeof LeadSource>;

export const NewInboundLead = z.object({
  /** The sender's own id of the lead: the same one with the same key again is not another lead. */
  reference: text(inbound.reference),
  name: text(limits.name.max),
  /** At least one of email and phone. */
  email: z.optional(z.union([z.literal(''), Email])),
  phone: z.optional(z.union([z.literal(''), Phone])),
  message: text(limits.message.max),
  /** Id of the listing it is about. */
  property: z.optional(z.nullable(Id)),
  /** The key's name where it is missing. */
  sender: optional,
  campaign: z.optional(Campaign),
  referrer: optional,
  first_path: optional,
});
export type NewInboundLead = z.output<typeof NewInboundLead>;

export const inboundLeadEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/inbound/leads/',
    access: 'anyone',
    summary:
      'Receives a lead from another program, which proves itself by `Authorization: Key …` with a key made in Settings. It becomes an enquiry, once for each `reference`.',
    body: NewInboundLead,
    responses: {
      200: z.object({ outcome: z.enum(['enquiry', 'known']), enquiry: Id }),
      400: FieldProblem,
      403: Problem,
      429: Problem,
    },
  }),
};

/** A key by which another program brings us leads, without the key itself. */
export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  created_at: Instant,
  /** Who made it; null for an account that is gone. */
  created_by: z.nullable(z.string()),
  /** To the hour; null for a key that nothing has used. */
  last_used_at: z.nullable(Instant),
});
export type ApiKey = z.output<typeof ApiKey>;

export const NewApiKey = z.object({ client_id: ClientId, name: text(inbound.keyName) });

const refusals = { 401: Problem, 403: Problem };

export const apiKeyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/keys/',
    access: 'superuser',
    summary: 'Lists the keys of other programs, the newest first.',
    responses: { 200: z.array(ApiKey), ...refusals },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/office/keys/',
    access: 'superuser',
    reauthenticate: true,
    summary:
      'Makes a key for another program. The answer has the key itself, which is not shown again; the same `client_id` again makes no second key, but gives the first one a new secret.',
    body: NewApiKey,
    responses: { 201: z.extend(ApiKey, { secret: z.string() }), 400: FieldProblem, 409: Problem, ...refusals },
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/office/keys/:id/',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Ends a key. What its program brings from then on is refused.',
    params: ById,
    responses: { 204: null, 404: Problem, ...refusals },
  }),
};
