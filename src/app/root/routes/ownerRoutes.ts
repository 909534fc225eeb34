import type { Package } from '@contract/packages';
import { builtInPackages, offered } from '../../features/packages/builtInPackages';
import { packagesApi } from '../../api/endpoints/packagesApi';
import { catalogueApi } from '../../api/endpoints/catalogueApi';
import { brand } from '@contract/brand';
import * as messages from '@messages/app/pageTitles';
import { exactMoney } from '../../ui/Money';
import { type Head, atOrigin, titleAlone } from '../head';
import type { RootState } from '../store';
import type { AppDispatch } from '../../session/storeHooks';
import { type AppRoute, once } from './appRoute';
import { linkPreview } from './previewOf';

const { listPropertyTypes, listAmenities, listCities } = catalogueApi.endpoints;
const { listPackages, listAddOns } = packagesApi.endpoints;

/** The listing form's options; the listing itself loads after login. */
async function preloadFormLists(dispatch: AppDispatch): Promise<void> {
  await Promise.all([
    dispatch(listPropertyTypes.initiate(undefined, once)),
    dispatch(listCities.initiate(undefined, once)),
    dispatch(listAmenities.initiate(undefined, once)),
  ]);
}

function packagesHead(state: RootState): Head {
  if (__BROWSER__) return titleAlone(messages.listingPackages);
  const packages = offered(listPackages.select()(state).data, builtInPackages);
  return {
    title: messages.listingPackages,
    description: __BROWSER__
      ? ''
      : messages.listingPackagesForOwners(
          packages
            .map(({ name, price, duration }) => messages.packageAndPrice(name, exactMoney(price * 100), duration))
            .join(', '),
        ),
    canonical: '/packages',
    ...linkPreview(
      [],
      packages[0] && messages.fromPrice(exactMoney(Math.min(...packages.map(({ price }) => price)) * 100)),
    ),
    jsonLd: [catalogueJsonLd(packages)],
  };
}

function catalogueJsonLd(packages: readonly Package[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    name: messages.listingPackages,
    url: atOrigin('/packages'),
    provider: { '@type': 'RealEstateAgent', name: brand, url: atOrigin('/') },
    itemListElement: packages.map(({ name, price, description }) => ({
      '@type': 'Offer',
      name,
      description,
      price: `${price}.00`,
      priceCurrency: 'INR',
      url: atOrigin('/packages'),
    })),
  };
}

const listsHead = (title: string) => (): Head => ({
  title,
  description: __BROWSER__ ? '' : messages.listsOfHomesYouShare,
  indexed: false,
});

export const ownerRoutes: readonly AppRoute[] = [
  {
    path: '/login',
    chunk: 'page-login',
    page: () => import(/* webpackChunkName: "page-login" */ '../../pages/LoginPage').then((module) => module.LoginPage),
    head: () => ({
      title: messages.login,
      description: __BROWSER__ ? '' : messages.logInToPostListings,
      indexed: false,
    }),
  },
  {
    path: '/property-form',
    chunk: 'page-property-form',
    page: () =>
      import(/* webpackChunkName: "page-property-form" */ '../../pages/PropertyFormPage').then(
        (module) => module.PropertyFormPage,
      ),
    preload: preloadFormLists,
    head: () => ({
      title: messages.postAProperty,
      description: __BROWSER__ ? '' : messages.postYourVilla,
      indexed: false,
    }),
  },
  {
    path: '/properties/:id/edit',
    chunk: 'page-property-edit',
    page: () =>
      import(/* webpackChunkName: "page-property-edit" */ '../../pages/PropertyEditPage').then(
        (module) => module.PropertyEditPage,
      ),
    preload: preloadFormLists,
    head: () => ({
      title: messages.editProperty,
      description: __BROWSER__ ? '' : messages.changeYourListing,
      indexed: false,
    }),
  },
  {
    path: '/properties/:id/tour/edit',
    chunk: 'page-tour-edit',
    page: () =>
      import(/* webpackChunkName: "page-tour-edit" */ '../../pages/TourEditPage').then((module) => module.TourEditPage),
    head: () => ({ title: messages.editTour, description: __BROWSER__ ? '' : messages.changeYourTour, indexed: false }),
  },
  {
    path: '/profile',
    chunk: 'page-profile',
    page: () =>
      import(/* webpackChunkName: "page-profile" */ '../../pages/ProfilePage').then((module) => module.ProfilePage),
    head: () => ({
      title: messages.editProfile,
      description: __BROWSER__ ? '' : messages.yourContactDetails,
      indexed: false,
    }),
  },
  {
    path: '/my-listings',
    chunk: 'page-my-listings',
    page: () =>
      import(/* webpackChunkName: "page-my-listings" */ '../../pages/MyListingsPage').then(
        (module) => module.MyListingsPage,
      ),
    head: () => ({
      title: messages.myListings,
      description: __BROWSER__ ? '' : messages.yourListingsByStatus,
      indexed: false,
    }),
  },
  {
    path: '/my-enquiries/*',
    chunk: 'page-my-enquiries',
    page: () =>
      import(/* webpackChunkName: "page-my-enquiries" */ '../../pages/MyEnquiriesPage').then(
        (module) => module.MyEnquiriesPage,
      ),
    head: () => ({
      title: messages.myEnquiries,
      description: __BROWSER__ ? '' : messages.enquiriesAboutYourListings,
      indexed: false,
    }),
  },
  {
    path: '/visits/*',
    chunk: 'page-visits',
    page: () =>
      import(/* webpackChunkName: "page-visits" */ '../../pages/VisitsPage').then((module) => module.VisitsPage),
    head: () => ({ title: messages.visits, description: __BROWSER__ ? '' : messages.yourVisits, indexed: false }),
  },
  {
    path: '/documents/*',
    chunk: 'page-documents',
    page: () =>
      import(/* webpackChunkName: "page-documents" */ '../../pages/DocumentsPage').then(
        (module) => module.DocumentsPage,
      ),
    head: () => ({ title: messages.documents, description: __BROWSER__ ? '' : messages.documents, indexed: false }),
  },
  {
    path: '/meetings',
    chunk: 'page-meetings',
    page: () =>
      import(/* webpackChunkName: "page-meetings" */ '../../pages/MeetingsPage').then((module) => module.MeetingsPage),
    head: () => ({
      title: messages.myMeetings,
      description: __BROWSER__ ? '' : messages.yourUpcomingAndPastMeetings,
      indexed: false,
    }),
  },
  {
    path: '/meetings/:id',
    chunk: 'page-meeting',
    page: () =>
      import(/* webpackChunkName: "page-meeting" */ '../../pages/MeetingPage').then((module) => module.MeetingPage),
    head: () => ({
      title: messages.meeting,
      description: __BROWSER__ ? '' : messages.meetingTimeAndPlace,
      indexed: false,
    }),
  },
  {
    path: '/saved-searches',
    chunk: 'page-saved-searches',
    page: () =>
      import(/* webpackChunkName: "page-saved-searches" */ '../../pages/SavedSearchesPage').then(
        (module) => module.SavedSearchesPage,
      ),
    head: () => ({
      title: messages.savedSearches,
      description: __BROWSER__ ? '' : messages.whatYourSearchesFind,
      indexed: false,
    }),
  },
  {
    path: '/saved-searches/:step',
    chunk: 'page-saved-search-step',
    page: () =>
      import(/* webpackChunkName: "page-saved-search-step" */ '../../pages/SavedSearchStepPage').then(
        (module) => module.SavedSearchStepPage,
      ),
    preload: async (_dispatch, { params: { step } }) =>
      step === 'confirm' || step === 'keep' || step === 'stop' ? 200 : 404,
    head: () => ({
      title: messages.savedSearches,
      description: __BROWSER__ ? '' : messages.whatYourSearchesFind,
      indexed: false,
    }),
  },
  {
    path: '/shortlists',
    chunk: 'page-shortlists',
    page: () =>
      import(/* webpackChunkName: "page-shortlists" */ '../../pages/ShortlistsPage').then(
        (module) => module.ShortlistsPage,
      ),
    head: listsHead(messages.myLists),
  },
  {
    path: '/shortlists/join',
    chunk: 'page-join-shortlist',
    page: () =>
      import(/* webpackChunkName: "page-join-shortlist" */ '../../pages/JoinShortlistPage').then(
        (module) => module.JoinShortlistPage,
      ),
    head: listsHead(messages.joinAList),
  },
  {
    path: '/shortlists/:id',
    chunk: 'page-shortlist',
    page: () =>
      import(/* webpackChunkName: "page-shortlist" */ '../../pages/ShortlistPage').then(
        (module) => module.ShortlistPage,
      ),
    head: (_state, { params: { id } }) => listsHead(id === 'emails' ? messages.emailsAboutLists : messages.aList)(),
  },
  {
    path: '/reset-password',
    chunk: 'page-reset-password',
    page: () =>
      import(/* webpackChunkName: "page-reset-password" */ '../../pages/ResetPasswordPage').then(
        (module) => module.ResetPasswordPage,
      ),
    head: () => ({
      title: messages.aNewPassword,
      description: __BROWSER__ ? '' : messages.setANewPassword,
      indexed: false,
    }),
  },
  {
    path: '/email/:step',
    chunk: 'page-email',
    page: () => import(/* webpackChunkName: "page-email" */ '../../pages/EmailPage').then((module) => module.EmailPage),
    preload: async (_dispatch, { params: { step } }) => (step === 'confirm' || step === 'undo' ? 200 : 404),
    head: () => ({
      title: messages.yourEmailAddress,
      description: __BROWSER__ ? '' : messages.confirmYourEmailAddress,
      indexed: false,
    }),
  },
  {
    path: '/payments',
    chunk: 'page-payments',
    pays: true,
    page: () =>
      import(/* webpackChunkName: "page-payments" */ '../../pages/PaymentsPage').then((module) => module.PaymentsPage),
    head: () => ({
      title: messages.payments,
      description: __BROWSER__ ? '' : messages.yourPayments,
      indexed: false,
    }),
  },
  {
    path: '/packages',
    chunk: 'page-packages',
    pays: true,
    page: () =>
      import(/* webpackChunkName: "page-packages" */ '../../pages/PackagesPage').then((module) => module.PackagesPage),
    preload: async (dispatch) => {
      await Promise.all([
        dispatch(listPackages.initiate(undefined, once)),
        dispatch(listAddOns.initiate(undefined, once)),
      ]);
    },
    head: packagesHead,
  },
];
