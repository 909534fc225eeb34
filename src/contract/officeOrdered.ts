import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { stale } from './officeShared';
import { FieldProblem, Id, Problem, queryWhole } from './shared';

/** Rows in the order in which the site shows them: the new order, and the one that was read. */
export const NewOrder = z.object({
  ids: z.array(Id).check(z.maxLength(100, messages.thisIsTooLong)),
  read: z.array(Id).check(z.maxLength(100, messages.thisIsTooLong)),
});

export const orderResponses = {
  204: null,
  400: FieldProblem,
  401: Problem,
  403: Problem,
  409: stale(z.object({ ids: z.array(Id) })),
};

/** What the calls for one row of an ordered list take and answer. */
export const orderedRow = <Row extends z.ZodMiniType>(row: Row) => {
  const refusals = { 400: FieldProblem, 401: Problem, 403: Problem };
  const conflict = { 404: Problem, 409: z.union([stale(row), Problem]) };
  return {
    list: { 200: z.array(row), 401: Problem, 403: Problem },
    added: { 201: row, ...refusals, 409: Problem },
    changed: { 200: row, ...refusals, ...conflict },
    removed: { 204: null, ...refusals, ...conflict },
  };
};

/** The version of the row to remove. */
export const RemovedVersion = z.object({ version: queryWhole(1, 2_147_483_647) });
