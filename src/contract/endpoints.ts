import { authEndpoints } from './auth';
import { blogEndpoints } from './blogs';
import type { Endpoint } from './endpoint';
import { catalogueEndpoints } from './catalogue';
import { contentEndpoints } from './content';
import { enquiryEndpoints } from './enquiries';
import { favouriteEndpoints } from './favourites';
import { meetingEndpoints } from './meetings';
import { newsletterEndpoints } from './newsletter';
import { officeEndpoints } from './office';
import { packageEndpoints } from './packages';
import { paymentEndpoints, sandboxEndpoints } from './payments';
import { propertyEndpoints } from './properties';
import { reviewEndpoints } from './reviews';

const byResource: Record<string, Record<string, Endpoint>> = {
  auth: authEndpoints,
  properties: propertyEndpoints,
  catalogue: catalogueEndpoints,
  content: contentEndpoints,
  blogs: blogEndpoints,
  reviews: reviewEndpoints,
  enquiries: enquiryEndpoints,
  meetings: meetingEndpoints,
  newsletter: newsletterEndpoints,
  favourites: favouriteEndpoints,
  packages: packageEndpoints,
  payments: paymentEndpoints,
  sandbox: sandboxEndpoints,
  office: officeEndpoints,
};

/** Every call of the product, as `resource.name`. */
export const allEndpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(byResource).flatMap(([resource, calls]) =>
    Object.entries(calls).map(([name, described]) => [`${resource}.${name}`, described] as const),
  ),
);
