import type { Endpoint } from '@contract/endpoint';
import { catalogueEndpoints } from '@contract/catalogue';
import { contentEndpoints } from '@contract/content';
import { packageEndpoints } from '@contract/packages';
import { propertyEndpoints } from '@contract/properties';
import { reviewEndpoints } from '@contract/reviews';

/** Calls that answer every visitor alike, from content whose changes are told by triggers, and do nothing else. The blog is not among them: reads are counted, and shown. */
export const cacheableEndpoints: ReadonlySet<Endpoint> = new Set<Endpoint>([
  propertyEndpoints.list,
  propertyEndpoints.get,
  propertyEndpoints.similar,
  propertyEndpoints.compare,
  reviewEndpoints.list,
  ...[catalogueEndpoints, contentEndpoints, packageEndpoints].flatMap((calls) =>
    Object.values<Endpoint>(calls).filter(({ method, access: who }) => method === 'GET' && who === 'anyone'),
  ),
]);
