import type { Call } from '@contract/endpoint';
import { catalogueCalls } from '@contract/catalogue';
import { contentCalls } from '@contract/content';
import { packageCalls } from '@contract/packages';
import { propertyCalls } from '@contract/properties';
import { reviewCalls } from '@contract/reviews';

/** Calls that answer every visitor alike, from content whose changes are told by triggers, and do nothing else. The blog is not among them: reads are counted, and shown. */
export const sharedCalls: ReadonlySet<Call> = new Set<Call>([
  propertyCalls.list,
  propertyCalls.get,
  propertyCalls.similar,
  propertyCalls.compare,
  reviewCalls.list,
  ...[catalogueCalls, contentCalls, packageCalls].flatMap((calls) =>
    Object.values<Call>(calls).filter(({ method, who }) => method === 'GET' && who === 'anyone'),
  ),
]);
