import { agentEndpoints } from './agents';
import { officeAgentEndpoints } from './officeAgents';
import { authEndpoints } from './auth';
import { brochureEndpoints } from './brochures';
import { blogEndpoints } from './blogs';
import type { Endpoint } from './endpoint';
import { catalogueEndpoints } from './catalogue';
import { contentEndpoints } from './content';
import { conversationEndpoints } from './conversations';
import { costEndpoints, officeCostEndpoints } from './costs';
import { documentEndpoints } from './documents';
import { enquiryEndpoints } from './enquiries';
import { favouriteEndpoints } from './favourites';
import { apiKeyEndpoints, inboundLeadEndpoints } from './inboundLeads';
import { incomingEndpoints } from './incoming';
import { meetingEndpoints } from './meetings';
import { newsletterEndpoints } from './newsletter';
import { officeEndpoints } from './office';
import { officeAddOnOrderEndpoints } from './officeAddOnOrders';
import { officeAdvertisementEndpoints } from './officeAdvertisements';
import { officeArticleEndpoints } from './officeArticles';
import { officeCatalogueEndpoints } from './officeCatalogue';
import { officeEnquiryEndpoints } from './officeEnquiries';
import { officeImportEndpoints } from './officeImports';
import { officeMeetingEndpoints } from './officeMeetings';
import { officeNewsletterEndpoints } from './officeNewsletters';
import { officePageEndpoints } from './officePages';
import { officePaperEndpoints } from './papers';
import { officePaymentEndpoints } from './officePayments';
import { officePropertyEndpoints } from './officeProperties';
import { officeReviewEndpoints } from './officeReviews';
import { officeSearchEndpoints } from './officeSearches';
import { officeServiceEndpoints } from './officeServices';
import { officeSettingsEndpoints } from './officeSettings';
import { officeSlideEndpoints } from './officeSlides';
import { officeTeamEndpoints } from './officeTeam';
import { officeVisitEndpoints } from './officeVisits';
import { packageEndpoints } from './packages';
import { paymentEndpoints, sandboxEndpoints } from './payments';
import { officeProblemReportEndpoints, problemReportEndpoints } from './problemReports';
import { peopleEndpoints } from './people';
import { propertyEndpoints } from './properties';
import { officeRateEndpoints, rateEndpoints } from './rates';
import { listingMapEndpoints } from './listingMap';
import { reraEndpoints } from './rera';
import { reviewEndpoints } from './reviews';
import { searchHelpEndpoints } from './searchHelp';
import { savedSearchEndpoints } from './savedSearches';
import { secondFactorEndpoints } from './secondFactor';
import { shareCardEndpoints } from './shareCards';
import { shortlistNewsEndpoints } from './shortlistNews';
import { shortlistEndpoints } from './shortlists';
import { tourEndpoints } from './tours';
import { visitEndpoints } from './visits';

const byResource = {
  auth: authEndpoints,
  secondFactor: secondFactorEndpoints,
  properties: { ...propertyEndpoints, ...searchHelpEndpoints },
  agents: agentEndpoints,
  brochures: brochureEndpoints,
  shareCards: shareCardEndpoints,
  catalogue: catalogueEndpoints,
  costs: costEndpoints,
  rates: rateEndpoints,
  content: contentEndpoints,
  blogs: blogEndpoints,
  listingMap: listingMapEndpoints,
  rera: reraEndpoints,
  reviews: reviewEndpoints,
  enquiries: enquiryEndpoints,
  meetings: meetingEndpoints,
  visits: visitEndpoints,
  newsletter: newsletterEndpoints,
  problemReports: problemReportEndpoints,
  favourites: favouriteEndpoints,
  savedSearches: savedSearchEndpoints,
  shortlistNews: shortlistNewsEndpoints,
  shortlists: shortlistEndpoints,
  tours: tourEndpoints,
  documents: documentEndpoints,
  packages: packageEndpoints,
  payments: paymentEndpoints,
  sandbox: sandboxEndpoints,
  conversations: conversationEndpoints,
  incoming: incomingEndpoints,
  inboundLeads: inboundLeadEndpoints,
  apiKeys: apiKeyEndpoints,
  office: officeEndpoints,
  officeEnquiries: officeEnquiryEndpoints,
  officeSettings: officeSettingsEndpoints,
  officeAddOnOrders: officeAddOnOrderEndpoints,
  officeAgents: officeAgentEndpoints,
  officeAdvertisements: officeAdvertisementEndpoints,
  officeCatalogue: officeCatalogueEndpoints,
  officeCosts: officeCostEndpoints,
  officeArticles: officeArticleEndpoints,
  officePages: officePageEndpoints,
  officePapers: officePaperEndpoints,
  officePayments: officePaymentEndpoints,
  people: peopleEndpoints,
  officeProblemReports: officeProblemReportEndpoints,
  officeProperties: officePropertyEndpoints,
  officeRates: officeRateEndpoints,
  officeSearches: officeSearchEndpoints,
  officeServices: officeServiceEndpoints,
  officeSlides: officeSlideEndpoints,
  officeTeam: officeTeamEndpoints,
  officeReviews: officeReviewEndpoints,
  officeImports: officeImportEndpoints,
  officeMeetings: officeMeetingEndpoints,
  officeNewsletters: officeNewsletterEndpoints,
  officeVisits: officeVisitEndpoints,
} satisfies Record<string, Record<string, Endpoint>>;

/** Every endpoint of the API, as `resource.name`. */
export const allEndpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(byResource).flatMap(([resource, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [`${resource}.${name}`, endpoint] as const),
  ),
);
