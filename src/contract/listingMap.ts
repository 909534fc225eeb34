import { endpoint } from './endpoint';
import { ById, FieldProblem, Problem } from './shared';

export const listingMapEndpoints = {
  map: endpoint({
    method: 'GET',
    path: '/api/properties/:id/map.svg',
    access: 'anyone',
    summary: 'Draws the map around a listing, for paper and for browsers without scripts.',
    params: ById,
    responses: { 200: 'image/svg+xml', 400: FieldProblem, 404: Problem, 410: Problem },
  }),
};
