import * as z from 'zod/mini';
import { Agent } from './agentShape';
import { endpoint } from './endpoint';
import { PropertyCard } from './properties';
import { ById, FieldProblem, Id, Problem } from './shared';

/** An agent with the newest of their published listings and of the reviews that name them. */
export const AgentPage = z.extend(Agent, {
  listings: z.array(PropertyCard),
  /** How many published listings they answer for. */
  listings_total: z.int(),
  reviews: z.array(
    z.object({
      id: Id,
      rating: z.int(),
      review: z.string(),
      name: z.string(),
      /** The day it was written, YYYY-MM-DD. */
      date: z.string(),
    }),
  ),
});
export type AgentPage = z.output<typeof AgentPage>;

export const agentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/agents/',
    access: 'anyone',
    cacheable: true,
    summary: 'Lists the agents that the site shows, by name.',
    responses: { 200: z.array(Agent) },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/agents/:id/',
    access: 'anyone',
    cacheable: true,
    summary: 'Returns an agent with the newest of their listings and of the reviews that name them.',
    params: ById,
    responses: { 200: AgentPage, 400: FieldProblem, 404: Problem },
  }),
};
