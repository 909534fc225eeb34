import type { PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { useRef } from 'react';
import styled from 'styled-components';
import { color, from, radius, space } from '../../theme/tokens';
import { lazyComponent } from '../../ui/lazyComponent';
import { Skeleton } from '../../ui/Skeleton';
import { useProgressiveList } from '../../ui/useProgressiveList';
import type { CardPicturesProps } from './cards/CardPictures';
import { PropertyTile } from './cards/PropertyTile';

/** The `sizes` of a card in the grid. */
export const gridSizes = '(min-width: 1264px) 384px, (min-width: 640px) 46vw, 94vw';

const CardPictures = lazyComponent<CardPicturesProps>(() =>
  import(/* webpackChunkName: "card-pictures" */ './cards/CardPictures').then((module) => module.CardPictures),
);

interface PropertyGridProps {
  properties: readonly PropertyCard[];
  level?: 'h2' | 'h3';
  /** The grid's first picture is the page's first. */
  leads?: boolean;
  /** Why a listing stands here, or in what it differs. */
  noteOf?: (property: PropertyCard) => string;
  /** When the list was answered, in milliseconds. */
  now?: number | undefined;
}

/** A grid of listings: one column on phones, then two, then three. */
export function PropertyGrid({ properties, level = 'h2', leads = false, noteOf, now }: PropertyGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const visible = useProgressiveList(properties);
  return (
    <>
      <PropertyGridFrame ref={list}>
        {visible.map((property, at) => (
          <li key={property.id} data-listing={property.id}>
            <PropertyTile
              property={property}
              sizes={gridSizes}
              level={level}
              first={leads && at === 0}
              note={noteOf?.(property)}
              now={now}
            />
          </li>
        ))}
        {properties.slice(visible.length).map(({ id }) => (
          <Placeholder key={id} aria-hidden="true" />
        ))}
      </PropertyGridFrame>
      <CardPictures list={list} properties={properties} sizes={gridSizes} />
    </>
  );
}

/** A placeholder with the grid's size. */
export function PropertyGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <PropertyGridFrame role="status" aria-label={messages.loadingListings}>
      {Array.from({ length: count }, (_, at) => (
        <Blank key={at}>
          <Skeleton $ratio="3 / 2" />
          <div>
            <Skeleton $height="1.625rem" $width="40%" />
            <Skeleton $height="1.25rem" $width="80%" />
            <Skeleton $height="1.25rem" $width="60%" />
            <Skeleton $height="1.5rem" />
          </div>
        </Blank>
      ))}
    </PropertyGridFrame>
  );
}

/** One column on phones, then two, then three. */
export const PropertyGridFrame = styled.ul.attrs({ 'data-grid': '' } as object)`
  display: grid;
  gap: ${space[24]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
`;
/** As tall as a card of the same width. */
const Placeholder = styled.li`
  padding-bottom: calc(100% * 3 / 4 + 8.5rem);
  ${from.phone} {
    padding-bottom: calc(100% * 2 / 3 + 8.5rem);
  }
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
`;
const Blank = styled.li`
  & > :first-child {
    aspect-ratio: 4 / 3;
    ${from.phone} {
      aspect-ratio: 3 / 2;
    }
  }
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
  & > div:last-child {
    display: grid;
    gap: ${space[4]};
    padding: ${space[12]} ${space[12]} ${space[16]};
  }
`;
