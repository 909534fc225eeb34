import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { FieldProblem, Id, IdText, Problem } from './shared';
import { favouriteRoutes } from './routes/favourites';

const ByProperty = z.object({ property: IdText });

export const favouriteEndpoints = {
  list: endpoint({
    ...favouriteRoutes.list,
    summary: 'Ids of the listings this account keeps, newest first.',
    responses: { 200: z.array(Id), 401: Problem },
  }),
  merge: endpoint({
    ...favouriteRoutes.merge,
    summary:
      'Keeps several listings at once, such as those of a browser, the newest first; those that are gone are passed over. Answers all that the account keeps, newest first.',
    body: z.object({
      properties: z.array(Id).check(z.maxLength(limits.keptHere.max, `Name at most ${limits.keptHere.max} listings.`)),
    }),
    responses: { 200: z.array(Id), 400: FieldProblem, 401: Problem },
  }),
  get: endpoint({
    ...favouriteRoutes.get,
    summary: 'Whether this account keeps a listing.',
    params: ByProperty,
    responses: { 200: z.object({ property: Id }), 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  add: endpoint({
    ...favouriteRoutes.add,
    summary: 'Keeps a listing; doing it twice is no harm.',
    params: ByProperty,
    responses: { 200: z.object({ property: Id }), 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  remove: endpoint({
    ...favouriteRoutes.remove,
    summary: 'Lets a listing go; doing it twice is no harm.',
    params: ByProperty,
    responses: { 204: null, 400: FieldProblem, 401: Problem },
  }),
};
