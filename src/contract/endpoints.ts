import { authEndpoints } from './auth';
import { blogEndpoints } from './blogs';
import type { Endpoint, Route } from './endpoint';
import { catalogueEndpoints } from './catalogue';
import { contentEndpoints } from './content';
import { enquiryEndpoints } from './enquiries';
import { favouriteEndpoints } from './favourites';
import { meetingEndpoints } from './meetings';
import { newsletterEndpoints } from './newsletter';
import { officeEndpoints } from './office';
import { officeAddOnOrderEndpoints } from './officeAddOnOrders';
import { officeAdvertisementEndpoints } from './officeAdvertisements';
import { officeArticleEndpoints } from './officeArticles';
import { officeCatalogueEndpoints } from './officeCatalogue';
import { officeEnquiryEndpoints } from './officeEnquiries';
import { officeMeetingEndpoints } from './officeMeetings';
import { officeNewsletterEndpoints } from './officeNewsletters';
import { officePageEndpoints } from './officePages';
import { officePaymentEndpoints } from './officePayments';
import { officePersonEndpoints } from './officePerson';
import { officePropertyEndpoints } from './officeProperties';
import { officeReviewEndpoints } from './officeReviews';
import { officeServiceEndpoints } from './officeServices';
import { officeSettingsEndpoints } from './officeSettings';
import { officeSlideEndpoints } from './officeSlides';
import { officeTeamEndpoints } from './officeTeam';
import { packageEndpoints } from './packages';
import { paymentEndpoints, sandboxEndpoints } from './payments';
import { propertyEndpoints } from './properties';
import { reviewEndpoints } from './reviews';
import { savedSearchEndpoints } from './savedSearches';
import { secondFactorEndpoints } from './secondFactor';

const byResource = {
  auth: authEndpoints,
  secondFactor: secondFactorEndpoints,
  properties: propertyEndpoints,
  catalogue: catalogueEndpoints,
  content: contentEndpoints,
  blogs: blogEndpoints,
  reviews: reviewEndpoints,
  enquiries: enquiryEndpoints,
  meetings: meetingEndpoints,
  newsletter: newsletterEndpoints,
  favourites: favouriteEndpoints,
  savedSearches: savedSearchEndpoints,
  packages: packageEndpoints,
  payments: paymentEndpoints,
  sandbox: sandboxEndpoints,
  office: officeEndpoints,
  officeEnquiries: officeEnquiryEndpoints,
  officeSettings: officeSettingsEndpoints,
  officeAddOnOrders: officeAddOnOrderEndpoints,
  officeAdvertisements: officeAdvertisementEndpoints,
  officeCatalogue: officeCatalogueEndpoints,
  officeArticles: officeArticleEndpoints,
  officePages: officePageEndpoints,
  officePayments: officePaymentEndpoints,
  officePerson: officePersonEndpoints,
  officeProperties: officePropertyEndpoints,
  officeServices: officeServiceEndpoints,
  officeSlides: officeSlideEndpoints,
  officeTeam: officeTeamEndpoints,
  officeReviews: officeReviewEndpoints,
  officeMeetings: officeMeetingEndpoints,
  officeNewsletters: officeNewsletterEndpoints,
} satisfies Record<string, Record<string, Endpoint>>;

type ByResource = typeof byResource;
type AnyEndpoint = { [R in keyof ByResource]: ByResource[R][keyof ByResource[R]] }[keyof ByResource];
type ByAddress = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E };

/** A route that belongs to an endpoint of the API. */
export type KnownRoute = Pick<AnyEndpoint, 'method' | 'path'> & Route;
/** The endpoint, with its schemas, that a route belongs to. */
export type EndpointOf<R extends Route> = ByAddress[`${R['method']} ${R['path']}` & keyof ByAddress];

/** Every endpoint of the API, as `resource.name`. */
export const allEndpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(byResource).flatMap(([resource, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [`${resource}.${name}`, endpoint] as const),
  ),
);
