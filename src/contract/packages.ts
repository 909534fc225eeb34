import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Id } from './shared';

export const Package = z.object({
  id: Id,
  name: z.string(),
  /** Whole rupees, as on the price list. */
  price: z.int(),
  /** Such as "30 days". */
  duration: z.string(),
  popular: z.boolean(),
  description: z.string(),
  features: z.array(z.string()),
  colour: z.string(),
  icon: z.string(),
});
export type Package = z.output<typeof Package>;

export const AddOn = z.object({ id: Id, name: z.string(), price: z.int(), description: z.string() });
export type AddOn = z.output<typeof AddOn>;

export const packageEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/packages/',
    access: 'anyone',
    cacheable: true,
    summary: 'Listing packages.',
    responses: { 200: z.array(Package) },
  }),
  addOns: endpoint({
    method: 'GET',
    path: '/api/add-ons/',
    access: 'anyone',
    cacheable: true,
    summary: 'Lists add-ons.',
    responses: { 200: z.array(AddOn) },
  }),
};
