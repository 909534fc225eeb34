import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authEndpoints } from '@contract/auth';
import * as messages from '@messages/server/accounts';
import type { Queryable } from '../../db/database';
import type { AccountsDeps } from './accountsDeps';
import { queueEmail, queueEncryptedEmail } from '../../email/outbox';
import { addressOf, countAttempt, uncountAttempt } from '../../lib/rateLimiter';
import { registerEndpoint } from '../../plugins/contractRoute';
import { Problem, badField } from '../../lib/problem';
import { addressChangedEmail, addressInUseEmail, confirmAddressEmail, resetEmail } from './accountEmails';
import { emailLinkLimit, resendDayLimit, resendLimit } from './accountsRules';
import { isProvenElsewhere, setPasswordHash } from './accountsStore';
import {
  type AddressHolder,
  type EmailLink,
  addressToConfirm,
  dropConfirmLinks,
  dropUndoLinks,
  hasConfirmed,
  lockHolder,
  openEmailLink,
  releaseDrafts,
  setProvenEmail,
  takeEmailLink,
} from './emailLinksStore';
import { endAccessGiven } from './recoveryStore';
import { dropResets, openReset } from './resetsStore';
import { endSessions, sessionBegan } from './sessionsStore';

const deadLink = () => badField('token', messages.thisLinkWasAlreadyUsed);
const takenAddress = () => badField('token', messages.thisAddressIsNowConfirmed);

/** Confirming an email address, and undoing a change of it. */
export function emailRoutes(server: FastifyInstance, deps: AccountsDeps): void {
  const { database, now } = deps;
  /** Counts links that do not work; many people with one that does may share an address. */
  const countingDeadLinks = async (request: FastifyRequest, settle: () => Promise<void>) => {
    const counted = await countAttempt(database, emailLinkLimit, { subject: '', address: addressOf(request) }, now());
    await settle();
    await uncountAttempt(database, counted);
  };

  registerEndpoint(server, authEndpoints.resendConfirmation, async ({ account }) => {
    await countAttempt(database, resendLimit, { subject: String(account.id), address: '' }, now());
    const email = await addressToConfirm(database, account.id, now());
    if (email === undefined) return;
    await countAttempt(database, resendDayLimit, { subject: email.toLowerCase(), address: '' }, now());
    await database.transaction((tx) => sendConfirmation(tx, deps, account, email));
  });

  registerEndpoint(server, authEndpoints.confirmEmail, async ({ body, request }) => {
    let isAgain = false;
    await countingDeadLinks(request, async () => {
      isAgain = (await database.transaction((tx) => confirmAddress(tx, deps, body.token))) === 'again';
    });
    if (isAgain) throw new Problem(409, 'already_confirmed', messages.thisAddressIsConfirmedAlready);
  });

  registerEndpoint(server, authEndpoints.undoEmailChange, ({ body, request }) =>
    countingDeadLinks(request, () => database.transaction((tx) => undoChange(tx, deps, body.token))),
  );
}

/** Emails the link that confirms an address for an account. When another account has confirmed it, its owner is notified instead. */
export async function sendConfirmation(
  tx: Queryable,
  deps: AccountsDeps,
  account: { id: number; sessionId?: number },
  email: string,
): Promise<void> {
  const {
    settings: { publicUrl },
    secret,
  } = deps;
  const since = account.sessionId === undefined ? undefined : await sessionBegan(tx, account.sessionId);
  const token = await openEmailLink(tx, 'confirm', { accountId: account.id, email, since }, deps.now());
  if (await isProvenElsewhere(tx, email, account.id)) {
    await queueEmail(tx, addressInUseEmail(email, publicUrl));
    return;
  }
  await queueEncryptedEmail(tx, confirmAddressEmail(email, { publicUrl, token }), secret);
}

/** Sets the confirmed address of a link; `again` where it did so before. @throws Problem 400 for an invalid link */
async function confirmAddress(tx: Queryable, deps: AccountsDeps, token: string): Promise<'now' | 'again'> {
  const link = await takeEmailLink(tx, 'confirm', token, deps.now());
  if (!link && (await hasConfirmed(tx, token))) return 'again';
  if (!link) throw deadLink();
  await releaseDrafts(tx, link.accountId);
  const holder = await lockHolder(tx, link.accountId);
  if (!holder) throw deadLink();
  if (!(await setProvenEmail(tx, holder.id, link.email, deps.now(), token))) throw takenAddress();
  await dropConfirmLinks(tx, holder.id);
  if (holder.email.toLowerCase() !== link.email.toLowerCase()) await leaveAddress(tx, deps, holder, link);
  return 'now';
}

/** After a change of address: voids reset links to the old one and emails it a link to undo the change. */
async function leaveAddress(
  tx: Queryable,
  deps: AccountsDeps,
  { id, username, email, emailVerified }: AddressHolder,
  { email: changedTo, since }: EmailLink,
): Promise<void> {
  await dropResets(tx, id);
  // an unconfirmed address may be a stranger's, so it gets no link into the account
  if (!emailVerified) return;
  const token = await openEmailLink(tx, 'undo', { accountId: id, email, since }, deps.now());
  await queueEncryptedEmail(
    tx,
    addressChangedEmail(email, changedTo, { username, publicUrl: deps.settings.publicUrl, token }),
    deps.secret,
  );
}

/**
 * Restores an earlier address. Whoever changed it knew the password: all sessions end, so does what was added since the
 * login that changed it, and no password works until a new one is set with the link sent to the address.
 * @throws Problem 400 for an invalid link
 */
async function undoChange(tx: Queryable, deps: AccountsDeps, token: string): Promise<void> {
  const link = await takeEmailLink(tx, 'undo', token, deps.now());
  const holder = link && (await lockHolder(tx, link.accountId));
  if (!link || !holder) throw deadLink();
  if (!(await setProvenEmail(tx, holder.id, link.email, deps.now()))) throw takenAddress();
  await setPasswordHash(tx, holder.id, 'none until it is reset');
  await endSessions(tx, holder.id);
  await dropConfirmLinks(tx, holder.id);
  await dropUndoLinks(tx, holder.id, link.createdAt);
  await endAccessGiven(tx, holder.id, link.since);
  await dropResets(tx, holder.id);
  const reset = await openReset(tx, holder.id, deps.now());
  if (reset) await queueEncryptedEmail(tx, resetEmail(link.email, deps.settings.publicUrl, reset), deps.secret);
}
