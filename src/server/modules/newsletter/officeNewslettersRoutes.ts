import { limits } from '@contract/limits';
import { type OfficeNewsletter, officeNewsletterEndpoints } from '@contract/officeNewsletters';
import * as messages from '@messages/server/newsletter';
import type { FastifyInstance } from 'fastify';
import { type StaffRequest, staffAct, staffAdd, staffRemove, staffWrite } from '../../audit/staffWrite';
import type { Queryable } from '../../db/database';
import type { NewsletterDeps } from './newsletterDeps';
import { queueEmails } from '../../email/outbox';
import { registerEndpoint } from '../../plugins/contractRoute';
import { csvText } from '../../lib/csv';
import { indiaTime } from '../../lib/indiaDays';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { notFound } from '../../lib/problem';
import { withGiven } from '../../lib/withGiven';
import { renderNewsletter, testEmail } from './newsletterEmails';
import { checkDraft, checkLetter } from './newsletterRules';
import {
  addNewsletter,
  beginSending,
  deleteNewsletter,
  findNewsletter,
  listConfirmed,
  listNewsletters,
  listSubscribers,
  newsletterOf,
  saveNewsletter,
} from './officeNewslettersStore';
import { queueBatch } from './sendNewsletters';

const name = messages.thisNewsletter;
const subjectOf = (id: number) => ({ type: 'newsletter', id }) as const;

/** What the audit records: the text by its length. */
const audited = ({ subject, state, content }: OfficeNewsletter) => ({
  subject,
  state,
  text: messages.lengthOfText(content.length),
});

/** Newsletters, as editors write and send them, and who receives them. */
export async function officeNewslettersRoutes(server: FastifyInstance, deps: NewsletterDeps): Promise<void> {
  readingRoutes(server, deps);
  writingRoutes(server, deps);
  sendingRoutes(server, deps);
}

function readingRoutes(server: FastifyInstance, { database }: NewsletterDeps): void {
  registerEndpoint(
    server,
    officeNewsletterEndpoints.list,
    async ({ query: { limit = limits.page.default, offset = 0 }, request, reply }) => {
      const { newsletters, total } = await listNewsletters(database, { limit, offset });
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return newsletters;
    },
  );

  registerEndpoint(server, officeNewsletterEndpoints.get, async ({ params: { id } }) => {
    const newsletter = await findNewsletter(database, id);
    if (!newsletter) throw notFound(name);
    return newsletter;
  });

  registerEndpoint(
    server,
    officeNewsletterEndpoints.subscribers,
    async ({ query: { limit = limits.page.default, offset = 0, search = '' }, request, reply }) => {
      const { subscribers, total } = await listSubscribers(database, search, { limit, offset });
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return subscribers;
    },
  );

  registerEndpoint(server, officeNewsletterEndpoints.subscribersCsv, async ({ reply }) => {
    const confirmed = await listConfirmed(database);
    reply.header('content-disposition', 'attachment; filename="subscribers.csv"');
    return Buffer.from(
      csvText([
        [messages.emailLabel, messages.subscribed, messages.confirmed],
        ...confirmed.map(({ email, created_at, confirmed_at }) => [
          email,
          indiaTime(created_at),
          indiaTime(confirmed_at),
        ]),
      ]),
    );
  });
}

/** Changes a draft through `staffWrite`. */
const changeWith =
  (deps: NewsletterDeps) =>
  (
    staff: StaffRequest,
    given: { id: number; version: number; action: string },
    write: (tx: Queryable, newsletter: OfficeNewsletter) => Promise<void>,
  ): Promise<OfficeNewsletter> =>
    staffWrite<OfficeNewsletter>(deps, staff, {
      action: `newsletter.${given.action}`,
      subject: subjectOf(given.id),
      name,
      read: (tx) => findNewsletter(tx, given.id, { lock: true }),
      version: given.version,
      audited,
      write: (tx, newsletter) => {
        checkDraft(newsletter);
        return write(tx, newsletter);
      },
    });

function writingRoutes(server: FastifyInstance, deps: NewsletterDeps): void {
  const change = changeWith(deps);

  registerEndpoint(server, officeNewsletterEndpoints.create, ({ body, account, request }) => {
    const { client_id: clientId, subject, content = '' } = body;
    return staffAdd<OfficeNewsletter>(
      deps,
      { account, request },
      {
        action: 'newsletter.create',
        type: 'newsletter',
        addedBefore: (tx) => newsletterOf(tx, clientId),
        add: (tx) => addNewsletter(tx, clientId, { subject, content }),
        read: findNewsletter,
        audited,
      },
    );
  });

  registerEndpoint(server, officeNewsletterEndpoints.change, ({ params: { id }, body, account, request }) => {
    const { version, ...given } = body;
    return change({ account, request }, { id, version, action: 'update' }, (tx, { subject, content }) =>
      saveNewsletter(tx, id, withGiven({ subject, content }, given)),
    );
  });

  registerEndpoint(
    server,
    officeNewsletterEndpoints.remove,
    ({ params: { id }, query: { version }, account, request }) =>
      staffRemove<OfficeNewsletter>(
        deps,
        { account, request },
        {
          action: 'newsletter.delete',
          subject: subjectOf(id),
          name,
          version,
          read: (tx) => findNewsletter(tx, id, { lock: true }),
          remove: (tx, newsletter) => {
            checkDraft(newsletter);
            return deleteNewsletter(tx, id);
          },
          audited,
        },
      ),
  );
}

function sendingRoutes(server: FastifyInstance, deps: NewsletterDeps): void {
  const { database, settings, now } = deps;
  const change = changeWith(deps);

  registerEndpoint(server, officeNewsletterEndpoints.test, ({ params: { id }, body: { version }, account, request }) =>
    staffAct<OfficeNewsletter, { to: string }>(
      deps,
      { account, request },
      {
        action: 'newsletter.test',
        subject: subjectOf(id),
        name,
        version,
        read: (tx) => findNewsletter(tx, id),
        act: async (tx, newsletter) => {
          checkLetter(newsletter);
          const rendered = await renderNewsletter(tx, newsletter, { publicUrl: settings.publicUrl, now: now() });
          await queueEmails(tx, [testEmail(rendered, account.email)]);
          return { to: account.email };
        },
        entry: (_newsletter, { to }) => ({ before: null, after: { to } }),
      },
    ),
  );

  registerEndpoint(
    server,
    officeNewsletterEndpoints.send,
    async ({ params: { id }, body: { version }, account, request }) => {
      const sending = await change({ account, request }, { id, version, action: 'send' }, async (tx, newsletter) => {
        checkLetter(newsletter);
        await beginSending(tx, id, now());
      });
      // the first batch at once; the job sends the others, or this one if it fails
      await queueBatch(deps).catch((error: unknown) => deps.log?.warn({ err: error }, 'could not begin a newsletter'));
      return (await findNewsletter(database, id)) ?? sending;
    },
  );
}
