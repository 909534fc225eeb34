import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Cover, OfficePicture } from './officeContent';
import { officeLimits } from './officeLimits';
import { NewOrder, RemovedVersion, orderResponses, orderedRow } from './officeOrdered';
import { Version } from './officeShared';
import { ById, ClientId, Id, text } from './shared';

const { slide } = officeLimits;

/** A slide of the home page as editors change it. */
export const OfficeSlide = z.object({
  id: Id,
  version: Version,
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  picture: OfficePicture,
});
export type OfficeSlide = z.output<typeof OfficeSlide>;

const fields = {
  title: text(slide.title),
  subtitle: text(slide.subtitle),
  description: text(slide.description),
  picture: Cover,
};
const SlideChange = z.object({ version: Version, ...fields });
export type SlideFields = Omit<z.output<typeof SlideChange>, 'version' | 'picture'> & {
  picture: { media: number; alt: string };
};

const responses = orderedRow(OfficeSlide);

export const officeSlideEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/hero-slides/',
    access: 'editor',
    summary: 'Lists the slides of the home page in their order.',
    responses: responses.list,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/office/hero-slides/',
    access: 'editor',
    summary: 'Adds a slide at the end; sent again with the same client_id it is added once.',
    body: z.object({ client_id: ClientId, ...fields }),
    responses: responses.added,
  }),
  order: endpoint({
    method: 'PUT',
    path: '/api/office/hero-slides/order/',
    access: 'editor',
    summary: 'Orders the slides of the home page.',
    body: NewOrder,
    responses: orderResponses,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/office/hero-slides/:id/',
    access: 'editor',
    summary: 'Saves a slide. The site shows it at once.',
    params: ById,
    body: SlideChange,
    responses: responses.changed,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/office/hero-slides/:id/',
    access: 'editor',
    summary: 'Removes a slide. The last one stays.',
    params: ById,
    query: RemovedVersion,
    responses: responses.removed,
  }),
};
