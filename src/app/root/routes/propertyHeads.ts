import { beginningOf } from '@contract/beginningOf';
import { placeLabel } from '@contract/placeLabel';
import type { Property } from '@contract/properties';
import { readCompared } from '../../features/compare/comparedIds';
import { contentApi } from '../../api/endpoints/contentApi';
import { cardPath } from '../../api/endpoints/listingFiles';
import { propertiesApi } from '../../api/endpoints/propertiesApi';
import { readPropertySearch, writePropertySearch } from '../../features/properties/propertySearch';
import { factsOf, priceLabel, titleWithPlace } from '../../features/properties/propertyLabels';
import { brand } from '@contract/brand';

import * as messages from '@messages/app/pageTitles';
import { type Head, atOrigin, titleAlone } from '../head';
import { wholeNumber } from '../../ui/wholeNumber';
import type { RootState } from '../store';
import type { Match } from './appRoute';
import { linkPreview } from './previewOf';

const { getProperty } = propertiesApi.endpoints;

function organisation(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    name: brand,
    url: atOrigin('/'),
    areaServed: ['Indore', 'Pune'],
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Indore',
      addressRegion: 'Madhya Pradesh',
      addressCountry: 'IN',
    },
  };
}

export function homeHead(state: RootState): Head {
  const title = messages.villasApartmentsAndLand(brand);
  if (__BROWSER__) return titleAlone(title);
  const first = contentApi.endpoints.listSiteImages.select('hero')(state).data?.[0]?.picture;
  return {
    title,
    description: messages.aLuxuryRealEstateAgency,
    canonical: '/',
    ...linkPreview(first),
    jsonLd: [organisation()],
  };
}

export function resultsHead(_state: RootState, { search: params }: Match): Head {
  const search = readPropertySearch(params);
  const words = [
    search.type?.[0],
    search.search && `“${search.search}”`,
    search.city?.[0] && messages.inCity(search.city[0]),
  ]
    .filter(Boolean)
    .join(' ');
  const title = words ? messages.propertiesWords(words) : messages.properties;
  if (__BROWSER__) return titleAlone(title);
  return {
    title,
    description: messages.villasApartmentsPenthouses,
    // other orders and pages of the same listings share one canonical address; free-text searches and parts of the map have none
    canonical: `/properties${writePropertySearch({ ...(search.type && { type: search.type }), ...(search.city && { city: search.city }), ...(search.page && { page: search.page }) })}`,
    indexed: !search.search && !search.bbox && !search.area,
  };
}

/** A listing's metadata: its price and facts first. A missing listing is not indexed. */
export function propertyHead(state: RootState, { params: { id = '' } }: Match): Head {
  const property = getProperty.select(id)(state).data;
  if (!property) return { title: messages.property, description: messages.thisPropertyIsNoLonger, indexed: false };
  const title = titleWithPlace(property);
  if (__BROWSER__) return titleAlone(title);
  return {
    title,
    description: beginningOf(`${priceLabel(property)}. ${factSentence(property)} ${property.description}`, 200).replace(
      /\s+\S*$/,
      ' …',
    ),
    canonical: `/properties/${property.id}`,
    kind: 'product',
    image: cardOf(property),
    jsonLd: [listingJsonLd(property), trailJsonLd(property)],
  };
}

/** The listing's own picture for link previews. Its address changes with what it shows, because networks keep pictures by it. */
function cardOf(property: Property): NonNullable<Head['image']> {
  const shown = [property.title, property.price, property.location, property.image].join('|');
  const version = [...shown].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7);
  return {
    path: cardPath(property.id, version.toString(36)),
    width: 1200,
    height: 630,
    alt: `${titleWithPlace(property)}. ${priceLabel(property)}`,
  };
}

function factSentence(property: Property): string {
  const { beds, baths, sqft } = factsOf(property);
  const facts = [
    beds && messages.bedsBeds(beds),
    baths && messages.bathsBaths(baths),
    sqft && messages.sqFt(wholeNumber.format(sqft)),
  ].filter(Boolean);
  return `${property.property_type.name}, ${placeLabel(property)}${facts.length ? `: ${facts.join(', ')}` : ''}.`;
}

function listingJsonLd(property: Property): object {
  const { sqft, beds, baths } = factsOf(property);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: property.title,
    description: property.description,
    url: atOrigin(`/properties/${property.id}`),
    datePosted: property.createdAt,
    image: property.images.map(({ image }) => atOrigin(image)),
    ...(property.price && {
      offers: {
        '@type': 'Offer',
        price: property.price,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        url: atOrigin(`/properties/${property.id}`),
      },
    }),
    about: {
      '@type': 'Accommodation',
      name: property.title,
      address: {
        '@type': 'PostalAddress',
        streetAddress: property.location,
        addressLocality: property.city.name,
        addressCountry: 'IN',
      },
      ...(sqft && { floorSize: { '@type': 'QuantitativeValue', value: sqft, unitCode: 'FTK' } }),
      ...(beds && { numberOfBedrooms: beds }),
      ...(baths && { numberOfBathroomsTotal: baths }),
    },
  };
}

function trailJsonLd(property: Property): object {
  const trail = [
    [messages.home, '/'],
    [messages.properties, '/properties'],
    [property.title, `/properties/${property.id}`],
  ] as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: atOrigin(path),
    })),
  };
}

/** There are too many combinations for search engines, so no comparison is indexed. */
export function compareHead(_state: RootState, { search }: Match): Head {
  const { length } = readCompared(search);
  return {
    title: messages.compareProperties(length),
    description: messages.upToFourListingsSide,
    indexed: false,
  };
}
