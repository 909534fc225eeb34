import { visitLimits } from '@contract/visitLimits';
import type { NewVisit } from '@contract/visits';
import * as messages from '@messages/server/visits';
import type { Queryable } from '../../db/database';
import type { VisitsDeps } from './visitsDeps';
import { Problem, badField, notFound } from '../../lib/problem';
import { isZone } from '../../lib/zonedTime';
import { sendFull, sendLink, sendVisitEmails } from './visitEmails';
import { checkProposals, slotTaken } from './visitRules';
import { newLinks } from './visitTokens';
import { addVisit, countOpen, findSent, findVisit, findVisited, hostOf, takenTimes } from './visitsStore';

type Deps = Pick<VisitsDeps, 'database' | 'secret' | 'settings' | 'now'>;
type Form = NewVisit;

/** The visit that this request stored before; undefined for a new one. @throws Problem 409 when it was for another */
export async function wasSent(queryable: Queryable, form: Form, accountId: number | null): Promise<number | undefined> {
  const sent = await findSent(queryable, form.client_id);
  if (!sent) return undefined;
  const isSame =
    sent.account_id === accountId &&
    sent.email.toLowerCase() === form.email.toLowerCase() &&
    (sent.property_id === null || sent.property_id === form.property);
  if (!isSame) throw new Problem(409, 'client_id_used', messages.sentBefore);
  return sent.id;
}

/**
 * Stores a visit with its emails. Without a login, everybody gets the same answer, whatever the address has open: its
 * owner reads the rest in an email.
 *
 * @returns its id; null where an email says why there is none
 * @throws Problem 400 by field, 404 for a listing that cannot be visited, 409 for a time that is taken or a full list
 */
export async function askForVisit(deps: Deps, form: Form, accountId: number | null): Promise<number | null> {
  const { database, settings, secret, now } = deps;
  const { property, name, email, phone, timezone, mode, client_id: clientId } = form;
  const at = now();
  if (!isZone(timezone)) throw badField('timezone', messages.thisZoneIsNotKnown);
  const proposals = checkProposals(form.proposals, at, settings.officeHours);
  return database.transaction(async (tx) => {
    const listing = await findVisited(tx, property);
    if (!listing) throw notFound(messages.thisListing);
    if (accountId === listing.owner_id) throw badField('property', messages.ownListing);
    const open = await countOpen(tx, { email, accountId, property }, at);
    const sent = await findSent(tx, clientId);
    if (sent) return sent.id;
    if (open.toListing >= visitLimits.perListing) {
      if (accountId !== null) throw new Problem(409, 'visit_open', messages.oneVisitAtATime);
      const known = open.known === null ? undefined : await findVisit(tx, open.known);
      if (known) await sendLink(tx, deps, known, 'known');
      return null;
    }
    if (open.all >= visitLimits.perVisitor) {
      if (accountId !== null) throw new Problem(409, 'too_many_visits', messages.tooManyVisits(visitLimits.perVisitor));
      await sendFull(tx, deps, email);
      return null;
    }
    const span = { from: proposals[0] ?? at, until: new Date((proposals.at(-1) ?? at).getTime() + 1), now: at };
    const taken = await takenTimes(tx, hostOf(listing), span);
    if (proposals.some((time) => taken.has(time.getTime()))) throw slotTaken();
    const links = newLinks(secret);
    const id = await addVisit(
      tx,
      { listing, accountId, name, email, phone, timezone, mode, clientId, proposals, links },
      at,
    );
    const visit = id === undefined ? undefined : await findVisit(tx, id);
    if (!visit) throw new Error('a visit is there and is not');
    await sendVisitEmails(tx, deps, visit, { kind: 'asked', by: 'visitor' });
    return visit.id;
  });
}
