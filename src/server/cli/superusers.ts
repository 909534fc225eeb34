import { authEndpoints, Registration } from '@contract/auth';
import * as messages from '@messages/server/cli';
import * as z from 'zod/mini';
import type { Database } from '../db/database';
import { checkPassword } from '../modules/accounts/accountsRules';
import {
  findByLogin,
  insertAccount,
  type PasswordHolder,
  rejectTaken,
  setPasswordHash,
} from '../modules/accounts/accountsStore';
import { lockHomes, withdrawHomes } from '../modules/accounts/disabledOwner';
import { leaveWork, lockWork } from '../modules/accounts/handOver';
import { changeOfficeAccount, lockOfficeAccount } from '../modules/accounts/officeAccountsStore';
import { hashPassword } from '../modules/accounts/passwords';
import { factorsResetEmail } from '../modules/accounts/secondFactor/factorEmails';
import { dropSecondFactors, lockFactorHolder } from '../modules/accounts/secondFactor/factorsStore';
import { endSessions } from '../modules/accounts/sessionsStore';
import { queueEmail } from '../email/outbox';
import { Problem } from '../lib/problem';

type Deps = { database: Database; now: () => Date };
/** Asks for a password, only after everything else was checked. */
type Ask = () => Promise<string>;

const Named = z.pick(Registration, { username: true, email: true });
const NewPassword = authEndpoints.changePassword.body.shape.new;

/** Validates input with the contract's schema. @throws Error with a line for each fault */
function read<Schema extends z.ZodMiniType>(schema: Schema, given: unknown, whole = ''): z.output<Schema> {
  const { data, error } = schema.safeParse(given);
  if (error)
    throw new Error(
      error.issues.map(({ path: [field = whole], message }) => `${String(field)}: ${message}`).join('\n'),
    );
  return data as z.output<Schema>;
}

/** Turns a validation error of the website into words for a terminal. */
async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && error.fields)
      throw new Error(
        Object.entries(error.fields)
          .map(([field, reasons]) => `${field}: ${reasons.join(' ')}`)
          .join('\n'),
        { cause: error },
      );
    throw error;
  }
}

/**
 * Creates a superuser by the same rules as registration on the website.
 * @throws Error in words for the terminal when name, address or password is refused; what `ask` throws.
 */
export async function createSuperuser(
  { database, now }: Deps,
  wanted: { username: string; email: string },
  ask: Ask,
): Promise<number> {
  const { username, email } = read(Named, wanted);
  return inWords(async () => {
    await rejectTaken(database, { username, email });
    const password = read(NewPassword, await ask(), 'password');
    checkPassword('password', password, { username, email });
    return insertAccount(
      database,
      { username, email, passwordHash: await hashPassword(password), isSuperuser: true, verified: true },
      now(),
    );
  });
}

async function known(database: Database, username: string): Promise<PasswordHolder> {
  const account = await findByLogin(database, username);
  if (!account) throw new Error(messages.thereIsNoEnabledAccountNamed(username));
  return account;
}

/**
 * Gives an account a new password and ends its sessions; a second factor stays. Resolves to whether it has one.
 * @throws Error in words for the terminal; what `ask` throws
 */
export async function replacePassword(
  { database }: Pick<Deps, 'database'>,
  username: string,
  ask: Ask,
): Promise<boolean> {
  const account = await known(database, username);
  const password = read(NewPassword, await ask(), 'password');
  await inWords(async () => checkPassword('password', password, account));
  const hash = await hashPassword(password);
  await database.transaction(async (tx) => {
    await setPasswordHash(tx, account.id, hash);
    await endSessions(tx, account.id);
  });
  return account.hasSecondFactor;
}

/**
 * Removes an account's second factors, ends its sessions and emails its owner: for somebody who lost every device and
 * has no colleague who could do it in the office. @throws Error in words for the terminal
 */
export async function removeSecondFactor(
  { database }: Pick<Deps, 'database'>,
  username: string,
  publicUrl: string,
): Promise<void> {
  const account = await known(database, username);
  if (!account.hasSecondFactor) throw new Error(messages.hasNoSecondFactor(account.username));
  await database.transaction(async (tx) => {
    const holder = await lockFactorHolder(tx, account.id);
    if (!holder) throw new Error(messages.thereIsNoEnabledAccountNamed(username));
    await dropSecondFactors(tx, account.id);
    await endSessions(tx, account.id);
    await queueEmail(tx, factorsResetEmail(holder, publicUrl));
  });
}

/** Disables an account, ends its sessions and archives its homes, as the office does; its work is nobody's, its content stays. @throws Error in words for the terminal */
export async function disableAccount({ database, now }: Deps, username: string): Promise<void> {
  const { id } = await known(database, username);
  await database.transaction(async (tx) => {
    await lockHomes(tx, id);
    await lockWork(tx, id);
    await lockOfficeAccount(tx, id);
    await changeOfficeAccount(tx, id, { disabled: true }, now());
    await endSessions(tx, id);
    await withdrawHomes(tx, id, now());
    await leaveWork(tx, id);
  });
}
