import type { NewOfficeVisit } from '@contract/officeVisits';
import { visitLimits } from '@contract/visitLimits';
import * as messages from '@messages/server/visits';
import type * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { badField } from '../../lib/problem';
import { isZone } from '../../lib/zonedTime';
import { checkAgreed } from './visitRules';
import { type StepDeps, takeStep } from './visitSteps';
import { newLinks } from './visitTokens';
import { addVisit, countOpen, findVisit, findVisited } from './visitsStore';

/**
 * Adds a visit that staff arranged with somebody who called or came by: it is asked for and confirmed in one step, with
 * the emails of a confirmation.
 *
 * @returns its id; undefined when the same request has just added it
 * @throws Problem 400 by field, 409 for a time that is taken
 */
export async function enterVisit(
  tx: Queryable,
  deps: StepDeps,
  form: z.output<typeof NewOfficeVisit>,
): Promise<number | undefined> {
  const { settings, secret, now } = deps;
  const { name, email = '', phone = '', timezone = 'Asia/Kolkata', mode, link, place, client_id: clientId } = form;
  const at = now();
  if (!email && !phone) throw badField('phone', messages.sayHowToReachThem);
  if (!isZone(timezone)) throw badField('timezone', messages.thisZoneIsNotKnown);
  const startsAt = checkAgreed(form.starts_at, at, settings.officeHours);
  const listing = await findVisited(tx, form.property);
  if (!listing) throw badField('property', messages.thereIsNoSuchHome);
  if (email) {
    const open = await countOpen(tx, { email, accountId: null, property: listing.id }, at);
    if (open.toListing >= visitLimits.perListing) throw badField('email', messages.hasAnOpenVisit);
  }
  const asked = { listing, accountId: null, name, email, phone, timezone, mode, clientId, proposals: [startsAt] };
  const id = await addVisit(tx, { ...asked, links: newLinks(secret) }, at);
  const visit = id === undefined ? undefined : await findVisit(tx, id, { lock: true });
  if (!visit) return undefined;
  await takeStep(tx, deps, visit, 'host', { step: 'confirm', startsAt: startsAt.toISOString(), link, place });
  return visit.id;
}
