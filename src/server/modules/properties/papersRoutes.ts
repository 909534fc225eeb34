import { type OfficePapers, type PapersChange, officePaperEndpoints } from '@contract/papers';
import * as messages from '@messages/server/papers';
import type { FastifyInstance } from 'fastify';
import { staffWrite } from '../../audit/staffWrite';
import type { PropertiesDeps } from './propertiesDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { badField, notFound } from '../../lib/problem';
import { readPapers, savePapers } from './papersStore';
import { indiaDay } from '../../lib/indiaDays';

/** Each paper once, and none that was seen after today in India. @throws Problem 400 by field */
function checkPapers(papers: PapersChange['papers'], now: Date): void {
  const today = indiaDay(now);
  if (new Set(papers.map(({ paper }) => paper)).size < papers.length) throw badField('papers', messages.nameEachOnce);
  if (papers.some(({ seen_on: day }) => day !== null && day > today)) throw badField('papers', messages.notAfterToday);
}

/** Which papers of a listing the office has seen, as agents keep it. */
export async function papersRoutes(server: FastifyInstance, deps: PropertiesDeps): Promise<void> {
  registerEndpoint(server, officePaperEndpoints.get, async ({ params: { id } }) => {
    const papers = await readPapers(deps.database, id);
    if (!papers) throw notFound(messages.thisProperty);
    return papers;
  });

  registerEndpoint(server, officePaperEndpoints.save, async ({ params: { id }, body, account, request }) => {
    checkPapers(body.papers, deps.now());
    return staffWrite<OfficePapers>(
      deps,
      { account, request },
      {
        action: 'papers.update',
        subject: { type: 'property', id },
        name: messages.thisProperty,
        read: (tx) => readPapers(tx, id, { lock: true }),
        version: body.version,
        write: (tx) => savePapers(tx, id, body.papers),
      },
    );
  });
}
