import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { FieldProblem, Id, IdText, Problem } from './shared';

const ByProperty = z.object({ property: IdText });

export const favouriteEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/favourites/',
    access: 'account',
    summary: 'Lists the ids of this account’s favourites, newest first.',
    responses: { 200: z.array(Id), 401: Problem },
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/favourites/',
    access: 'account',
    summary:
      'Adds several favourites, such as those saved in a browser, newest first; deleted listings are skipped. Returns all favourites, newest first.',
    body: z.object({
      properties: z
        .array(Id)
        .check(z.maxLength(limits.localFavourites.max, messages.nameAtMostListings(limits.localFavourites.max))),
    }),
    responses: { 200: z.array(Id), 400: FieldProblem, 401: Problem },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/favourites/:property/',
    access: 'account',
    summary: 'Returns whether a listing is a favourite of this account.',
    params: ByProperty,
    responses: { 200: z.object({ property: Id }), 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  add: endpoint({
    method: 'PUT',
    path: '/api/favourites/:property/',
    access: 'account',
    summary: 'Adds a favourite; idempotent.',
    params: ByProperty,
    responses: { 200: z.object({ property: Id }), 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/favourites/:property/',
    access: 'account',
    summary: 'Removes a favourite; idempotent.',
    params: ByProperty,
    responses: { 204: null, 400: FieldProblem, 401: Problem },
  }),
};
