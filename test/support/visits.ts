/*
 * visitsOn(database, server, deps)   visits through the API, and the emails about them, decrypted:
 * { ask, act, office, read, emails, linkOf }
 */
import type { Database } from '@server/db/database';
import type { ServerDeps } from '@server/app';
import { decrypt } from '@server/email/encryption';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { TestAccount } from './factories';

export interface SentVisitEmail {
  to: string;
  subject: string;
  body: string;
  calendar: string;
}

/** Who asks: an account by its headers, a visitor by the token of a link. */
export type VisitPerson = Pick<TestAccount, 'headers'> | { token: string } | null;

let clients = 0;

export function visitsOn(database: Database, server: FastifyInstance, { secret }: Pick<ServerDeps, 'secret'>) {
  const headersOf = (who: VisitPerson) => (who && 'headers' in who ? who.headers : {});
  const linkOf = (who: VisitPerson) => (who && 'token' in who && !('headers' in who) ? { token: who.token } : {});
  const opened = (to: string, text: string) => text && decrypt(secret, to, text);
  return {
    ask: (who: VisitPerson, property: number, fields: object = {}) =>
      server.inject({
        method: 'POST',
        url: '/api/visits/',
        headers: headersOf(who),
        payload: {
          property,
          proposals: [],
          mode: 'in_person',
          name: 'Asha Rao',
          email: 'asha@people.example',
          phone: '+1 212 555 0100',
          timezone: 'America/New_York',
          client_id: `visit-client-${(clients += 1)}`,
          ...fields,
        },
      }),
    act: (who: VisitPerson, id: number, action: string, body: object = {}) =>
      server.inject({
        method: 'POST',
        url: `/api/visits/${id}/${action}/`,
        headers: headersOf(who),
        payload: { ...body, ...linkOf(who) },
      }),
    office: (who: Pick<TestAccount, 'headers'>, id: number, action: string, body: object) =>
      server.inject({
        method: 'POST',
        url: `/api/office/visits/${id}/${action}/`,
        headers: who.headers,
        payload: body,
      }),
    read: (who: VisitPerson, path: string) => {
      const { token } = { token: undefined, ...linkOf(who) };
      const query = token ? `${path.includes('?') ? '&' : '?'}token=${token}` : '';
      return server.inject({ method: 'GET', url: path + query, headers: headersOf(who) });
    },
    emails: async (to?: string): Promise<SentVisitEmail[]> => {
      const rows = await database.rows<SentVisitEmail & { sealed: boolean }>(
        sql`select recipient as "to", subject, body, calendar, sealed from mail order by id`,
      );
      return rows
        .map(({ sealed, ...email }) =>
          sealed ? { ...email, body: opened(email.to, email.body), calendar: opened(email.to, email.calendar) } : email,
        )
        .filter((email) => to === undefined || email.to === to);
    },
  };
}

/** The visit and the token that an email to its visitor opens. */
export function linkIn({ body }: Pick<SentVisitEmail, 'body'>): { id: number; token: string } {
  const [, id = '', token = ''] = /\/visits\/(\d+)#token=([\w-]+)/.exec(body) ?? [];
  return { id: Number(id), token };
}

/** The address of the calendar entry in an email. */
export const calendarPathIn = ({ body }: Pick<SentVisitEmail, 'body'>): string =>
  /(\/api\/visits\/\d+\/calendar\.ics\?token=[\w-]+)/.exec(body)?.[1] ?? '';
