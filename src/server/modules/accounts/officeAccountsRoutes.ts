import type { FastifyInstance } from 'fastify';
import { limits } from '@contract/limits';
import { type OfficeAccount, officeEndpoints } from '@contract/office';
import * as messages from '@messages/server/accounts';
import { noFields, staffAct, staffWrite } from '../../audit/staffWrite';
import type { Queryable } from '../../db/database';
import * as byStaff from '@messages/server/passwordResetByStaff';
import type { AccountsDeps } from './accountsDeps';
import { queueEncryptedEmail } from '../../email/outbox';
import { mostInFile } from '../../lib/csv';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { registerEndpoint } from '../../plugins/contractRoute';
import { Problem, notFound } from '../../lib/problem';
import { countAttempt } from '../../lib/rateLimiter';
import { staffResetEmail } from './accountEmails';
import { staffResetLimit } from './accountsRules';
import { lockHomes, withdrawHomes } from './disabledOwner';
import { countOpenWork, endsAnswering, handOver, lockWork } from './handOver';
import { officeAccountsCsv } from './officeAccountsCsv';
import {
  changeOfficeAccount,
  existsAccount,
  hasOtherSuperuser,
  listOfficeAccounts,
  lockOfficeAccount,
} from './officeAccountsStore';
import { openReset } from './resetsStore';
import { queueEmail } from '../../email/outbox';
import { factorsResetEmail } from './secondFactor/factorEmails';
import { dropSecondFactors } from './secondFactor/factorsStore';
import { noFactor, notOneself } from './secondFactor/secondFactorRules';
import { endSessions } from './sessionsStore';

const lastSuperuser = () => new Problem(409, 'last_superuser', messages.thisIsTheLastSuperuser);
const isErased = () => new Problem(409, 'erased', messages.thisAccountIsErased);

/** @throws Problem 409 when nobody could administer the accounts after this one is gone */
export async function checkDispensable(
  tx: Queryable,
  { id, is_superuser, disabled }: Pick<OfficeAccount, 'id' | 'is_superuser' | 'disabled'>,
): Promise<void> {
  if (is_superuser && !disabled && !(await hasOtherSuperuser(tx, id))) throw lastSuperuser();
}

/** Account administration for superusers: search, disable, roles, sessions. */
export function officeAccountsRoutes(server: FastifyInstance, deps: AccountsDeps): void {
  const { database, now } = deps;

  registerEndpoint(
    server,
    officeEndpoints.accounts,
    async ({ query: { limit = limits.page.default, offset = 0, ...filter }, request, reply }) => {
      const { accounts, total } = await listOfficeAccounts(database, filter, { limit, offset });
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return accounts;
    },
  );

  registerEndpoint(server, officeEndpoints.accountsCsv, async ({ query, reply }) => {
    const { accounts } = await listOfficeAccounts(database, query, { limit: mostInFile, offset: 0 });
    reply.header('content-disposition', 'attachment; filename="people.csv"');
    return Buffer.from(officeAccountsCsv(accounts));
  });

  registerEndpoint(
    server,
    officeEndpoints.changeAccount,
    async ({ params: { id }, body: { version, hand_over: to, ...change }, account, request }) =>
      staffWrite(
        deps,
        { account, request },
        {
          action: 'account.update',
          subject: { type: 'account', id },
          name: messages.thisAccount,
          read: async (tx) => {
            if (change.disabled) await lockHomes(tx, id);
            if (change.disabled || change.roles || change.is_superuser === false) await lockWork(tx, id);
            return lockOfficeAccount(tx, id);
          },
          version,
          write: async (tx, row) => {
            if (row.erased) throw isErased();
            if (change.disabled === true || change.is_superuser === false) await checkDispensable(tx, row);
            await changeOfficeAccount(tx, id, change, now());
            if (change.disabled) {
              await endSessions(tx, id);
              await withdrawHomes(tx, id, now());
            }
            if (endsAnswering(row, change))
              await handOver(
                tx,
                { account, request },
                { from: id, to, now: now(), publicUrl: deps.settings.publicUrl },
              );
          },
        },
      ),
  );

  registerEndpoint(server, officeEndpoints.openWork, async ({ params: { id } }) => {
    if (!(await existsAccount(database, id))) throw notFound(messages.thisAccount);
    return countOpenWork(database, id, now());
  });

  registerEndpoint(server, officeEndpoints.mailPasswordReset, async ({ params: { id }, account, request }) => {
    await countAttempt(database, staffResetLimit, { subject: String(id), address: '' }, now());
    await staffAct(
      deps,
      { account, request },
      {
        action: 'account.password_reset',
        subject: { type: 'account', id },
        name: messages.thisAccount,
        read: (tx) => lockOfficeAccount(tx, id),
        act: async (tx, row) => {
          if (row.erased) throw isErased();
          if (row.disabled) throw new Problem(409, 'disabled', byStaff.disabled);
          if (!row.email) throw new Problem(409, 'no_email', byStaff.noEmail);
          const token = await openReset(tx, id, now());
          if (!token) throw new Problem(409, 'links_open', byStaff.linksOpen);
          await queueEncryptedEmail(tx, staffResetEmail(row.email, deps.settings.publicUrl, token), deps.secret);
        },
        entry: noFields,
      },
    );
  });

  registerEndpoint(server, officeEndpoints.removeSecondFactors, async ({ params: { id }, account, request }) => {
    if (id === account.id) throw notOneself();
    return staffWrite(
      deps,
      { account, request },
      {
        action: 'account.remove_second_factors',
        subject: { type: 'account', id },
        name: messages.thisAccount,
        read: (tx) => lockOfficeAccount(tx, id),
        write: async (tx, row) => {
          if (!row.second_factor) throw noFactor();
          await dropSecondFactors(tx, id);
          await endSessions(tx, id);
          if (!row.disabled) await queueEmail(tx, factorsResetEmail(row, deps.settings.publicUrl));
        },
        // the owner's own use of the account is not a change by staff
        audited: ({ second_factor }) => ({ second_factor }),
      },
    );
  });

  registerEndpoint(server, officeEndpoints.endAccountSessions, async ({ params: { id }, account, request }) => {
    await staffAct(
      deps,
      { account, request },
      {
        action: 'account.end_sessions',
        subject: { type: 'account', id },
        name: messages.thisAccount,
        read: (tx) => lockOfficeAccount(tx, id),
        act: (tx) => endSessions(tx, id),
        entry: noFields,
      },
    );
  });
}
