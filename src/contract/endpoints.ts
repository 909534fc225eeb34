import { authCalls } from './auth';
import { blogCalls } from './blogs';
import type { Call } from './endpoint';
import { catalogueCalls } from './catalogue';
import { contentCalls } from './content';
import { enquiryCalls } from './enquiries';
import { favouriteCalls } from './favourites';
import { meetingCalls } from './meetings';
import { newsletterCalls } from './newsletter';
import { packageCalls } from './packages';
import { paymentCalls, sandboxCalls } from './payments';
import { propertyCalls } from './properties';
import { reviewCalls } from './reviews';

const byResource: Record<string, Record<string, Call>> = {
  auth: authCalls,
  properties: propertyCalls,
  catalogue: catalogueCalls,
  content: contentCalls,
  blogs: blogCalls,
  reviews: reviewCalls,
  enquiries: enquiryCalls,
  meetings: meetingCalls,
  newsletter: newsletterCalls,
  favourites: favouriteCalls,
  packages: packageCalls,
  payments: paymentCalls,
  sandbox: sandboxCalls,
};

/** Every call of the product, as `resource.name`. */
export const allCalls: ReadonlyMap<string, Call> = new Map(
  Object.entries(byResource).flatMap(([resource, calls]) =>
    Object.entries(calls).map(([name, described]) => [`${resource}.${name}`, described] as const),
  ),
);
