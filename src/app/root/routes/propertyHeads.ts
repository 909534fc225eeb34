import { beginningOf } from '@contract/beginningOf';
import { placeLabel } from '@contract/placeLabel';
import type { Property } from '@contract/properties';
import { readCompared } from '../../features/compare/comparedIds';
import { catalogueApi } from '../../api/endpoints/catalogueApi';
import { contentApi } from '../../api/endpoints/contentApi';
import { cardPath } from '../../api/endpoints/listingFiles';
import { propertiesApi } from '../../api/endpoints/propertiesApi';
import { readPropertySearch, toListQuery, writePropertySearch } from '../../features/properties/propertySearch';
import { factsOf, priceLabel, titleWithPlace } from '../../features/properties/propertyLabels';
import { brand } from '@contract/brand';

import * as messages from '@messages/app/pageTitles';
import { type Head, atOrigin, titleAlone } from '../head';
import { wholeNumber } from '../../ui/wholeNumber';
import type { RootState } from '../store';
import type { Match } from './appRoute';
import { linkPreview } from './previewOf';

const { getProperty } = propertiesApi.endpoints;

function organisation(state: RootState): object {
  const company = contentApi.endpoints.getCompany.select(undefined)(state).data;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    name: brand,
    url: atOrigin('/'),
    logo: atOrigin('/icon-512.png'),
    ...(company && { telephone: company.phone, sameAs: company.social.map(({ href }) => href) }),
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
  const title = messages.villasApartmentsAndLand;
  if (__BROWSER__) return titleAlone(title);
  const first = contentApi.endpoints.listSiteImages.select('hero')(state).data?.[0]?.picture;
  return {
    title,
    description: messages.aLuxuryRealEstateAgency,
    canonical: '/',
    ...linkPreview([first], messages.indoreAndPune),
    jsonLd: [organisation(state)],
  };
}

/** The name of the only requested choice; addresses have its id or name. */
const nameOf = (
  choices: { data?: readonly { id: number; name: string }[] | undefined },
  [requested, ...others]: readonly string[] = [],
) =>
  others[0] === undefined
    ? choices.data?.find(({ id, name }) => [`${id}`, name.toLowerCase()].includes(`${requested}`.toLowerCase()))?.name
    : undefined;

export function resultsHead(state: RootState, { search: params }: Match): Head {
  const search = readPropertySearch(params);
  const { listPropertyTypes, listCities } = catalogueApi.endpoints;
  const type = nameOf(listPropertyTypes.select(undefined)(state), search.type);
  const city = nameOf(listCities.select(undefined)(state), search.city);
  const listings = messages.listings(type, search.purpose, city);
  const title = search.search ? messages.searchResults(listings) : listings;
  if (__BROWSER__) return titleAlone(title);
  const found = propertiesApi.endpoints.listProperties.select(toListQuery(search))(state).data;
  const { purpose, page } = search;
  return {
    title,
    description: messages.villasApartmentsPenthouses,
    ...linkPreview(found?.rows.map(({ cover }) => cover) ?? [], found && messages.homesFound(found.total)),
    // The page of a type, purpose and city speaks for all narrower searches; free-text searches and parts of the map
    // have no page for search engines, nor has a list without listings.
    canonical: `/properties${writePropertySearch({ purpose, type: type?.toLowerCase(), city: city?.toLowerCase(), page })}`,
    indexed: !search.search && !search.bbox && !search.area && found?.rows.length !== 0,
  };
}

/** A listing's metadata: its price and facts first. A missing listing is not indexed. */
export function propertyHead(state: RootState, { params: { id = '' } }: Match): Head {
  const property = getProperty.select(id)(state).data;
  if (!property)
    return {
      title: messages.property,
      description: __BROWSER__ ? '' : messages.thisPropertyIsNoLonger,
      indexed: false,
    };
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
    // phones show the price above the title; the element after it, because its start tag ends the wait
    firstPaintWaitsFor: 'below-price',
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
    ...(property.price && { offers: offerJsonLd(property) }),
    about: {
      '@type': accommodations[property.property_type.name] ?? 'Accommodation',
      name: property.title,
      ...(property.rera_number && {
        identifier: { '@type': 'PropertyValue', propertyID: 'RERA', value: property.rera_number },
      }),
      address: {
        '@type': 'PostalAddress',
        streetAddress: property.location,
        addressLocality: property.city.name,
        addressCountry: 'IN',
      },
      ...(property.location_precision === 'exact' &&
        property.latitude !== null && {
          geo: { '@type': 'GeoCoordinates', latitude: property.latitude, longitude: property.longitude },
        }),
      ...(sqft && { floorSize: { '@type': 'QuantitativeValue', value: sqft, unitCode: 'FTK' } }),
      ...(beds && { numberOfBedrooms: beds }),
      ...(baths && { numberOfBathroomsTotal: baths }),
    },
  };
}

/** schema.org's classes of our property types; the others are places to build on or to work in. */
const accommodations: Readonly<Record<string, string>> = {
  Villa: 'SingleFamilyResidence',
  Duplex: 'House',
  Apartment: 'Apartment',
  Penthouse: 'Apartment',
  Resort: 'Resort',
  Commercial: 'Place',
  Plot: 'Place',
};

/** A price to buy, or a rent for each month of a lease. */
function offerJsonLd({ id, price, purpose }: Property): object {
  const rents = purpose === 'rent';
  return {
    '@type': 'Offer',
    ...(rents
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency: 'INR',
            unitCode: 'MON',
            unitText: messages.month,
          },
        }
      : { price, priceCurrency: 'INR' }),
    businessFunction: `http://purl.org/goodrelations/v1#${rents ? 'LeaseOut' : 'Sell'}`,
    availability: 'https://schema.org/InStock',
    url: atOrigin(`/properties/${id}`),
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
