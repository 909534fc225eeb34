import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { ById, FieldProblem, Problem } from './shared';
import { stateCodes, type StateCode } from './states';

/**
 * QR codes beside registration numbers. MahaRERA's order 46C/2025 asks that an advertisement shows the number of the
 * project and of the agent with a code that leads to the register; the code here holds the register's address and the
 * number, because only MahaRERA issues the code of a project's own page.
 */
export const reraEndpoints = {
  listingCode: endpoint({
    method: 'GET',
    path: '/api/properties/:id/rera.svg',
    access: 'anyone',
    summary: 'Draws the QR code of a listing’s RERA number: the state’s register with the number.',
    params: ById,
    responses: { 200: 'image/svg+xml', 400: FieldProblem, 404: Problem, 410: Problem },
  }),
  agentCode: endpoint({
    method: 'GET',
    path: '/api/rera-agents/:state/code.svg',
    access: 'anyone',
    summary: 'Draws the QR code of our registration as an agent in a state.',
    params: z.object({ state: z.enum(stateCodes as [StateCode, ...StateCode[]]) }),
    responses: { 200: 'image/svg+xml', 400: FieldProblem, 404: Problem },
  }),
};
