import type { Package } from '@contract/packages';
import { builtInPackages, offered } from '../../features/packages/builtInPackages';
import { packagesApi } from '../../api/endpoints/packagesApi';
import { catalogueApi } from '../../api/endpoints/catalogueApi';
import { brand } from '@contract/brand';
import { exactMoney } from '../../ui/Money';
import { type Head, atOrigin, titleAlone } from '../head';
import type { RootState } from '../store';
import type { AppDispatch } from '../../session/storeHooks';
import { type AppRoute, once } from './appRoute';

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
  if (__BROWSER__) return titleAlone('Listing packages');
  const packages = offered(listPackages.select()(state).data, builtInPackages);
  return {
    title: 'Listing packages',
    description: `Listing packages for owners in Indore and Pune: ${packages.map(({ name, price, duration }) => `${name} ${exactMoney(price * 100)} for ${duration}`).join(', ')}.`,
    canonical: '/packages',
    jsonLd: [catalogueJsonLd(packages)],
  };
}

function catalogueJsonLd(packages: readonly Package[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    name: 'Listing packages',
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

export const ownerRoutes: readonly AppRoute[] = [
  {
    path: '/login',
    chunk: 'page-login',
    page: () => import(/* webpackChunkName: "page-login" */ '../../pages/LoginPage').then((module) => module.LoginPage),
    head: () => ({
      title: 'Login',
      description: 'Log in to post listings, keep favourites and follow your payments.',
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
      title: 'Post a property',
      description: 'Post your villa, apartment, plot or commercial space in Indore or Pune.',
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
    head: () => ({ title: 'Edit property', description: 'Change your listing.', indexed: false }),
  },
  {
    path: '/profile',
    chunk: 'page-profile',
    page: () =>
      import(/* webpackChunkName: "page-profile" */ '../../pages/ProfilePage').then((module) => module.ProfilePage),
    head: () => ({
      title: 'Edit Profile',
      description: 'Your contact details, listings, password and sessions.',
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
      title: 'My listings',
      description: 'Your listings by status: published, drafts, sold, archived.',
      indexed: false,
    }),
  },
  {
    path: '/my-enquiries',
    chunk: 'page-my-enquiries',
    page: () =>
      import(/* webpackChunkName: "page-my-enquiries" */ '../../pages/MyEnquiriesPage').then(
        (module) => module.MyEnquiriesPage,
      ),
    head: () => ({
      title: 'My enquiries',
      description: 'Enquiries about your listings, replies and notes.',
      indexed: false,
    }),
  },
  {
    path: '/meetings',
    chunk: 'page-meetings',
    page: () =>
      import(/* webpackChunkName: "page-meetings" */ '../../pages/MeetingsPage').then((module) => module.MeetingsPage),
    head: () => ({
      title: 'My meetings',
      description: 'Your upcoming and past meetings with us.',
      indexed: false,
    }),
  },
  {
    path: '/meetings/:id',
    chunk: 'page-meeting',
    page: () =>
      import(/* webpackChunkName: "page-meeting" */ '../../pages/MeetingPage').then((module) => module.MeetingPage),
    head: () => ({
      title: 'Meeting',
      description: 'Meeting time and place, calendar invite, and how to move or cancel it.',
      indexed: false,
    }),
  },
  {
    path: '/reset-password',
    chunk: 'page-reset-password',
    page: () =>
      import(/* webpackChunkName: "page-reset-password" */ '../../pages/ResetPasswordPage').then(
        (module) => module.ResetPasswordPage,
      ),
    head: () => ({
      title: 'A new password',
      description: 'Set a new password with the link we emailed you.',
      indexed: false,
    }),
  },
  {
    path: '/email/:step',
    chunk: 'page-email',
    page: () => import(/* webpackChunkName: "page-email" */ '../../pages/EmailPage').then((module) => module.EmailPage),
    preload: async (_dispatch, { params: { step } }) => (step === 'confirm' || step === 'undo' ? 200 : 404),
    head: () => ({
      title: 'Your email address',
      description: 'Confirm your email address, or undo a change of it.',
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
      title: 'Payments',
      description: 'Your payments, invoices, packages and billing address.',
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
