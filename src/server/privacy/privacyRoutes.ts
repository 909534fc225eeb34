import { authEndpoints } from '@contract/auth';
import { officeEndpoints } from '@contract/office';
import * as messages from '@messages/server/privacy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { noFields, staffAct, staffWrite } from '../audit/staffWrite';
import type { PrivacyDeps } from './privacyDeps';
import { registerEndpoint } from '../plugins/contractRoute';
import { notFound } from '../lib/problem';
import { countAttempt } from '../lib/rateLimiter';
import { exportLimit } from '../modules/accounts/accountsRules';
import { checkDispensable } from '../modules/accounts/officeAccountsRoutes';
import { lockOfficeAccount } from '../modules/accounts/officeAccountsStore';
import { checkOwnPassword } from '../modules/accounts/ownPassword';
import { type Erased, erasePerson } from './erasePerson';
import { removeErasedFiles } from './eraseLeftovers';
import { exportPerson } from './exportPerson';
import { findPerson } from './person';

/** A person's data out, and gone: for oneself, and by superusers. */
export async function privacyRoutes(server: FastifyInstance, deps: PrivacyDeps): Promise<void> {
  const { database, settings, secret, now } = deps;
  const about = (accountId: number) => ({
    accountId,
    secret,
    now: now(),
    officeEmail: settings.company.email,
  });

  async function sendExport(id: number, reply: FastifyReply): Promise<Readable> {
    const person = await findPerson(database, id, about(id));
    if (!person) throw notFound(messages.thisAccount);
    const day = now().toISOString().slice(0, 10);
    reply.header('content-disposition', `attachment; filename="account-${id}-${day}.zip"`);
    return exportPerson(deps, person);
  }

  registerEndpoint(server, authEndpoints.export, async ({ account, reply }) => {
    await countAttempt(database, exportLimit, { subject: String(account.id), address: '' }, now());
    return sendExport(account.id, reply);
  });

  registerEndpoint(server, authEndpoints.erase, async ({ account, body: { password } }) => {
    const { id } = account;
    await checkOwnPassword(deps, account, 'password', password);
    const erased = await database.transaction(async (tx) => {
      const row = await lockOfficeAccount(tx, id);
      if (!row) throw notFound(messages.thisAccount);
      await checkDispensable(tx, row);
      return erasePerson(tx, about(id));
    });
    if (erased) await removeErasedFiles(deps, erased);
  });

  registerEndpoint(server, officeEndpoints.exportAccount, async ({ params: { id }, account, request, reply }) => {
    await staffAct(
      deps,
      { account, request },
      {
        action: 'account.export',
        subject: { type: 'account', id },
        name: messages.thisAccount,
        read: (tx) => lockOfficeAccount(tx, id),
        act: async () => undefined,
        entry: noFields,
      },
    );
    return sendExport(id, reply);
  });

  registerEndpoint(server, officeEndpoints.eraseAccount, async ({ params: { id }, account, request }) => {
    let erased: Erased | undefined;
    const row = await staffWrite(
      deps,
      { account, request },
      {
        action: 'account.erase',
        subject: { type: 'account', id },
        name: messages.thisAccount,
        read: (tx) => lockOfficeAccount(tx, id),
        write: async (tx, before) => {
          if (before.erased) return;
          await checkDispensable(tx, before);
          erased = await erasePerson(tx, about(id));
        },
        // the audit is kept longer than personal data may be
        audited: (after) => ({ erased: after.erased }),
      },
    );
    if (erased) await removeErasedFiles(deps, erased);
    return row;
  });
}
