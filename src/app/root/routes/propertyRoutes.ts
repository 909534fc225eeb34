import type { Property } from '@contract/properties';
import { staticPagesApi } from '../../features/about/staticPagesApi';
import { siteImagesApi } from '../../features/hero/siteImagesApi';
import { featuredQuery, flaggedQuery, groupedQuery, newestQuery, plainListQuery } from '../../features/properties/featuredQueries';
import { propertiesApi } from '../../features/properties/propertiesApi';
import { readPropertySearch, toListQuery, writePropertySearch } from '../../features/properties/propertySearch';
import { factsOf, placeWords, priceWords } from '../../features/properties/propertyWords';
import { brand } from '../../platform/brand';
import { type Head, atOrigin } from '../head';
import { type AppRoute, type Match, once, statusAfter } from './appRoute';
import type { RootState } from '../store';

const { listProperties, getProperty, listSimilarProperties, listAmenities, listCities, listPropertyTypes } = propertiesApi.endpoints;

const organisation = {
  '@context': 'https://schema.org', '@type': 'RealEstateAgent', name: brand, url: atOrigin('/'),
  areaServed: ['Indore', 'Pune'], address: { '@type': 'PostalAddress', addressLocality: 'Indore', addressRegion: 'Madhya Pradesh', addressCountry: 'IN' },
};

function homeHead(state: RootState): Head {
  const first = siteImagesApi.endpoints.listSiteImages.select('hero')(state).data?.[0]?.picture;
  return {
    title: `${brand}: villas, apartments and land in Indore and Pune`,
    description: 'A luxury real-estate agency for people who buy, rent or invest in villas, apartments, commercial space, plots and resorts in Indore and Pune.',
    canonical: '/',
    ...(first && { image: previewOf(first) }),
    jsonLd: [organisation],
  };
}

const previewOf = (picture: { image: string; width: number; height: number; alt: string }) => ({ path: picture.image, width: Math.min(picture.width, 960), height: Math.round((picture.height * Math.min(picture.width, 960)) / picture.width), alt: picture.alt });

function resultsHead(_state: RootState, { search: params }: Match): Head {
  const search = readPropertySearch(params);
  const words = [search.type?.[0], search.search && `“${search.search}”`, search.city?.[0] && `in ${search.city[0]}`].filter(Boolean).join(' ');
  return {
    title: words ? `Properties: ${words}` : 'Properties',
    description: 'Villas, apartments, penthouses, duplexes, commercial space, plots and resorts in Indore and Pune: to buy, to rent, to invest in, with prices.',
    // orders and pages of the same listings are one address for search engines; words typed by people are none
    canonical: `/properties${writePropertySearch({ ...(search.type && { type: search.type }), ...(search.city && { city: search.city }), ...(search.page && { page: search.page }) })}`,
    indexed: !search.search,
  };
}

function propertyHead(state: RootState, { params: { id = '' } }: Match): Head {
  const property = getProperty.select(id)(state).data;
  if (!property) return { title: 'Property', description: 'This property is not available any more. See what is.', indexed: false };
  const [first] = property.images;
  return {
    title: `${property.title}, ${placeWords(property)}`,
    description: `${priceWords(property)}. ${factSentence(property)} ${property.description}`.slice(0, 200).replace(/\s+\S*$/, ' …'),
    canonical: `/properties/${property.id}`,
    kind: 'product',
    ...(first && { image: previewOf(first) }),
    jsonLd: [listingJsonLd(property), trailJsonLd(property)],
  };
}

function factSentence(property: Property): string {
  const { beds, baths, sqft } = factsOf(property);
  const facts = [beds && `${beds} beds`, baths && `${baths} baths`, sqft && `${sqft.toLocaleString('en-IN')} sq ft`].filter(Boolean);
  return `${property.property_type.name}, ${placeWords(property)}${facts.length ? `: ${facts.join(', ')}` : ''}.`;
}

function listingJsonLd(property: Property): object {
  const { sqft, beds, baths } = factsOf(property);
  return {
    '@context': 'https://schema.org', '@type': 'RealEstateListing', name: property.title, description: property.description, url: atOrigin(`/properties/${property.id}`), datePosted: property.createdAt,
    image: property.images.map(({ image }) => atOrigin(image)),
    ...(property.price && { offers: { '@type': 'Offer', price: property.price, priceCurrency: 'INR', availability: 'https://schema.org/InStock', url: atOrigin(`/properties/${property.id}`) } }),
    about: {
      '@type': 'Accommodation', name: property.title, address: { '@type': 'PostalAddress', streetAddress: property.location, addressLocality: property.city.name, addressCountry: 'IN' },
      ...(sqft && { floorSize: { '@type': 'QuantitativeValue', value: sqft, unitCode: 'FTK' } }), ...(beds && { numberOfBedrooms: beds }), ...(baths && { numberOfBathroomsTotal: baths }),
    },
  };
}

function trailJsonLd(property: Property): object {
  const trail = [['Home', '/'], ['Properties', '/properties'], [property.title, `/properties/${property.id}`]] as const;
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: trail.map(([name, path], at) => ({ '@type': 'ListItem', position: at + 1, name, item: atOrigin(path) })) };
}

export const propertyRoutes: readonly AppRoute[] = [
  {
    path: '/',
    chunk: 'page-home',
    page: () => import(/* webpackChunkName: "page-home" */ '../../pages/HomePage').then((module) => module.HomePage),
    preload: async (dispatch) => {
      await Promise.all([
        dispatch(siteImagesApi.endpoints.listSiteImages.initiate('hero', once)),
        dispatch(siteImagesApi.endpoints.listSiteImages.initiate('advertisement', once)),
        dispatch(listProperties.initiate({ ...featuredQuery }, once)),
        dispatch(staticPagesApi.endpoints.getStaticPage.initiate('about', once)),
      ]);
    },
    head: homeHead,
  },
  {
    path: '/properties',
    chunk: 'page-properties',
    page: () => import(/* webpackChunkName: "page-properties" */ '../../pages/PropertiesPage').then((module) => module.PropertiesPage),
    preload: async (dispatch, { search }) => {
      const [found] = await Promise.all([
        dispatch(listProperties.initiate(toListQuery(readPropertySearch(search)), once)),
        dispatch(listPropertyTypes.initiate(undefined, once)),
        dispatch(listCities.initiate(undefined, once)),
        dispatch(listAmenities.initiate(undefined, once)),
      ]);
      return statusAfter(found);
    },
    head: resultsHead,
  },
  {
    path: '/property-list',
    chunk: 'page-property-list',
    page: () => import(/* webpackChunkName: "page-property-list" */ '../../pages/PropertyListPage').then((module) => module.PropertyListPage),
    preload: async (dispatch) => statusAfter(await dispatch(listProperties.initiate({ ...plainListQuery }, once))),
    head: () => ({ title: 'Property list', description: 'The newest hundred listings in Indore and Pune, one line each, with prices.' }),
  },
  {
    path: '/featured-properties',
    chunk: 'page-featured',
    page: () => import(/* webpackChunkName: "page-featured" */ '../../pages/FeaturedPage').then((module) => module.FeaturedPage),
    preload: async (dispatch) => {
      const [flagged] = await Promise.all([dispatch(listProperties.initiate({ ...flaggedQuery }, once)), dispatch(listProperties.initiate(groupedQuery, once))]);
      return statusAfter(flagged);
    },
    head: () => ({ title: 'Featured properties', description: 'The listings our desk would show first: penthouses, villas, apartments and duplexes in Indore and Pune.' }),
  },
  {
    path: '/properties/:id',
    chunk: 'page-property',
    page: () => import(/* webpackChunkName: "page-property" */ '../../pages/PropertyPage').then((module) => module.PropertyPage),
    preload: async (dispatch, { params: { id = '' } }) => {
      const [property] = await Promise.all([
        dispatch(getProperty.initiate(id, once)),
        dispatch(listAmenities.initiate(undefined, once)),
        dispatch(listSimilarProperties.initiate(id, once)),
      ]);
      const status = statusAfter(property);
      // an address without a listing offers the newest ones
      if (status === 404 || status === 400) await dispatch(listProperties.initiate({ ...newestQuery }, once));
      return status === 400 ? 404 : status;
    },
    head: propertyHead,
  },
];
