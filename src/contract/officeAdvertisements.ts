import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { officeLimits } from './officeLimits';
import { Cover, OfficePicture } from './officeContent';
import { httpsLink, stale } from './officeShared';
import { FieldProblem, Instant, Problem, queryWhole } from './shared';

const newest = 2_147_483_647;
/** The version of a slot that was read; 0 for an empty one. */
const SlotVersion = z.int().check(z.gte(0, messages.mustBeAtLeastZero), z.lte(newest, messages.thisIsNotAVersion));

/** `scheduled` begins later, `ended` is no longer shown. */
export const advertisementStates = ['empty', 'scheduled', 'shown', 'ended'] as const;

/** One of the advertisement slots: 1 and 2 are on the home page, 3 and 4 on the contact page. */
export const OfficeAdvertisement = z.object({
  slot: z.int(),
  version: SlotVersion,
  state: z.enum(advertisementStates),
  picture: z.nullable(OfficePicture),
  /** An https address; empty for an empty slot. */
  link: z.string(),
  /** When the site begins to show it; null: at once. */
  starts_at: z.nullable(Instant),
  /** When the site stops showing it; null: never. */
  ends_at: z.nullable(Instant),
});
export type OfficeAdvertisement = z.output<typeof OfficeAdvertisement>;

const Time = z.nullable(
  z.string().check(
    z.maxLength(40, messages.enterADateAndATime),
    z.refine(
      (at) => /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(at) && !Number.isNaN(Date.parse(at)),
      messages.enterADateAndATime,
    ),
  ),
);

export const Advertisement = z.object({
  version: SlotVersion,
  picture: Cover,
  link: httpsLink(officeLimits.link.max),
  starts_at: Time,
  ends_at: Time,
});
export type Advertisement = z.output<typeof Advertisement>;

const BySlot = z.object({ slot: queryWhole(1, officeLimits.advertisement.slots) });
const refusals = { 400: FieldProblem, 401: Problem, 403: Problem };

export const officeAdvertisementEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/advertisements/',
    access: 'editor',
    summary: 'Lists the advertisement slots, empty ones too.',
    responses: { 200: z.array(OfficeAdvertisement), 401: Problem, 403: Problem },
  }),
  place: endpoint({
    method: 'PUT',
    path: '/api/office/advertisements/:slot/',
    access: 'editor',
    summary: 'Places or changes the advertisement of a slot.',
    params: BySlot,
    body: Advertisement,
    responses: { 200: OfficeAdvertisement, ...refusals, 409: stale(OfficeAdvertisement) },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/office/advertisements/:slot/',
    access: 'editor',
    summary: 'Clears a slot.',
    params: BySlot,
    query: z.object({ version: queryWhole(1, newest) }),
    responses: { 204: null, ...refusals, 409: stale(OfficeAdvertisement) },
  }),
};
