import { type OfficeSlide, type SlideFields, officeSlideEndpoints } from '@contract/officeSlides';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/server/content';
import type { FastifyInstance } from 'fastify';
import type { ContentDeps } from './contentDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { badField } from '../../lib/problem';
import { addSlide, changeSlide, listSlides, orderSlides, removeSlide, slideAddedBy } from './officeSlidesStore';
import { type OrderedList, orderedRows } from './orderedRows';

const slides: OrderedList<OfficeSlide, SlideFields> = {
  type: 'slide',
  name: messages.thisSlide,
  most: {
    count: officeLimits.slide.most,
    message: messages.slidesAreFull(officeLimits.slide.most),
  },
  lastStays: messages.lastSlideStays,
  list: listSlides,
  add: addSlide,
  addedBy: slideAddedBy,
  change: changeSlide,
  remove: removeSlide,
  order: orderSlides,
  audited: ({ title, subtitle, description, picture }) => ({
    title,
    subtitle,
    description,
    picture: picture.picture.alt,
  }),
  labelOf: ({ title }) => title,
};

type Given = Omit<SlideFields, 'picture'> & { picture: SlideFields['picture'] | null };

/** @throws Problem 400 without a picture */
function withPicture({ picture, ...fields }: Given): SlideFields {
  if (!picture) throw badField('picture', messages.chooseAPicture);
  return { ...fields, picture };
}

/** The slides of the home page, as editors change them. */
export async function officeSlidesRoutes(server: FastifyInstance, deps: ContentDeps): Promise<void> {
  const { list, add, change, remove, order } = orderedRows(deps, slides);
  registerEndpoint(server, officeSlideEndpoints.list, list);
  registerEndpoint(server, officeSlideEndpoints.add, ({ body: { client_id: clientId, ...fields }, ...staff }) =>
    add(staff, clientId, withPicture(fields)),
  );
  registerEndpoint(server, officeSlideEndpoints.order, ({ body, ...staff }) => order(staff, body));
  registerEndpoint(server, officeSlideEndpoints.change, ({ params: { id }, body: { version, ...fields }, ...staff }) =>
    change(staff, { id, version }, withPicture(fields)),
  );
  registerEndpoint(server, officeSlideEndpoints.remove, ({ params: { id }, query: { version }, ...staff }) =>
    remove(staff, { id, version }),
  );
}
