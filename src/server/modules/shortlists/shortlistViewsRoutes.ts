import { findingLimits } from '@contract/findingLimits';
import { shortlistEndpoints } from '@contract/shortlists';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { ShortlistsDeps } from './shortlistsDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { pdfDisposition } from '../../lib/pdfDisposition';
import { countAttempt } from '../../lib/rateLimiter';
import { createSemaphore } from '../../lib/semaphore';
import { shortlistPdf } from './shortlistPdf';
import { wholeList } from './shortlistReads';
import { mustBeMember, pdfLimit } from './shortlistsRules';
import { findList } from './shortlistsStore';

/** A list as a stream of its changes, and on paper. */
export function shortlistViewsRoutes(server: FastifyInstance, { database, media, live, now }: ShortlistsDeps): void {
  registerEndpoint(server, shortlistEndpoints.events, async ({ account, params: { id }, request, reply }) => {
    const isMember = async () => (await findList(database, id, account.id)) !== undefined;
    mustBeMember(await findList(database, id, account.id));
    // a proxy would collect the events
    reply.header('x-accel-buffering', 'no');
    return (
      live?.open({
        accountId: account.id,
        sessionId: account.sessionId,
        topic: `shortlist:${id}`,
        most: findingLimits.shortlist.streams,
        mayStay: async () => (await request.isStillIdentified()) && (await isMember()),
      }) ?? Readable.from([])
    );
  });

  // drawing takes the processor, which others wait for
  const oneAtATime = createSemaphore(1);
  registerEndpoint(server, shortlistEndpoints.pdf, async ({ account, params: { id }, reply }) => {
    const list = mustBeMember(await wholeList(database, id, account.id));
    await countAttempt(database, pdfLimit, { subject: String(account.id), address: '' }, now());
    reply.header('content-disposition', pdfDisposition(list.name, 'attachment'));
    return oneAtATime(() => shortlistPdf(list, media, now()));
  });
}
