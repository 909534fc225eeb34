import * as messages from '@messages/server/accounts';
import type { AccountsDeps } from './accountsDeps';
import type { Account } from '../../lib/account';
import { reauthenticate } from '../../plugins/contractRoute';
import { countAttempt, forgetAttempts } from '../../lib/rateLimiter';
import { badField, notLoggedIn } from '../../lib/problem';
import { oldPasswordLimit } from './accountsRules';
import { findPasswordHolder, type PasswordHolder } from './accountsStore';
import { verifyPassword } from './passwords';

/**
 * The account, after its owner entered its password again: a token alone may be stolen. Where a second factor exists, a
 * thief may know the password too, so the session must have been proven with it lately.
 * @throws Problem 400 under the field's name, 401, 403, 429 after too many guesses
 */
export async function checkOwnPassword(
  { database, now }: AccountsDeps,
  { id, recentlyProven }: Pick<Account, 'id' | 'recentlyProven'>,
  field: string,
  password: string | undefined,
): Promise<PasswordHolder> {
  const account = await findPasswordHolder(database, id);
  if (!account) throw notLoggedIn();
  if (account.hasSecondFactor && !recentlyProven) throw reauthenticate();
  if (!password) throw badField(field, messages.enterYourCurrentPassword);
  const tried = { subject: String(id), address: '' };
  await countAttempt(database, oldPasswordLimit, tried, now());
  if (!(await verifyPassword(account.passwordHash, password, `account ${id}`)))
    throw badField(field, messages.incorrectPassword);
  await forgetAttempts(database, oldPasswordLimit, tried);
  return account;
}
