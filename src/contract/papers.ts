import * as messages from '@messages/contract/costs';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Version, stale } from './officeShared';
import { ById, FieldProblem, Problem, calendarDay } from './shared';

/** What a buyer's advocate asks for, in the order of the page. */
export const paperKinds = [
  'title_search',
  'encumbrance',
  'land_record',
  'approved_plan',
  'occupancy',
  'tax_receipts',
  'society_noc',
] as const;
const PaperKind = z.enum(paperKinds, messages.chooseAPaper);
export type PaperKind = z.output<typeof PaperKind>;

export const SeenPaper = z.object({
  paper: PaperKind,
  /** The day in India on which the office saw it; null: not yet. */
  seen_on: z.nullable(z.string()),
});
export type SeenPaper = z.output<typeof SeenPaper>;

/** Which papers of a listing the office has seen. */
export const OfficePapers = z.object({ version: Version, papers: z.array(SeenPaper) });
export type OfficePapers = z.output<typeof OfficePapers>;

export const PapersChange = z.object({
  version: Version,
  /** Those that are left out have not been seen. */
  papers: z
    .array(z.object({ paper: PaperKind, seen_on: z.nullable(calendarDay(messages.enterADate)) }))
    .check(z.maxLength(paperKinds.length, messages.nameEachPaperOnce)),
});
export type PapersChange = z.output<typeof PapersChange>;

export const officePaperEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/office/properties/:id/papers/',
    access: 'agent',
    summary: 'Returns which papers of a listing the office has seen, and when.',
    params: ById,
    responses: { 200: OfficePapers, 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem },
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/office/properties/:id/papers/',
    access: 'agent',
    summary: 'Saves which papers of a listing the office has seen; its page shows the days, not the papers.',
    params: ById,
    body: PapersChange,
    responses: {
      200: OfficePapers,
      400: FieldProblem,
      401: Problem,
      403: Problem,
      404: Problem,
      409: stale(OfficePapers),
    },
  }),
};
