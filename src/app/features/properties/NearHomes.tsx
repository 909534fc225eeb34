import type { NearProperty, PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useFindNearHomesQuery } from '../../api/endpoints/searchHelpApi';
import { color, font, size, space } from '../../theme/tokens';
import { Removals } from './parts/Removals';
import { PropertyGrid, PropertyGridSkeleton } from './PropertyGrid';
import { readPropertySearch, toNearQuery } from './propertySearch';

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "1 bedroom fewer · ₹12 L above". */
const differsOf = (property: PropertyCard) =>
  sentence((property as NearProperty).differs.map(({ label }) => label).join(' · '));

/** The heading of the listings that fit, where there are others beside them. */
export const WhatFits = () => <Heading>{messages.whatFits}</Heading>;

/** Listings that do not fit the search but come closest, each with its difference; never mixed with those that fit. */
export function NearHomes() {
  const { search: query } = useLocation();
  const id = useId();
  const search = readPropertySearch(new URLSearchParams(query));
  const { currentData: found, isError } = useFindNearHomesQuery(toNearQuery(search));
  if (isError) return <Removals />;
  return (
    <>
      <Removals />
      {found?.length !== 0 && (
        <Group aria-labelledby={id}>
          <Heading id={id}>{messages.whatComesClose}</Heading>
          <p>{messages.eachSaysHowItDiffers}</p>
          {found ? (
            <PropertyGrid key={query} properties={found} level="h3" differsOf={differsOf} />
          ) : (
            <PropertyGridSkeleton count={3} />
          )}
        </Group>
      )}
    </>
  );
}

/** Low, so that the first picture stays on the first screen. */
const Heading = styled.h2`
  font: 600 ${size[22]} / 1.2 ${font.display};
  margin: -${space[8]} 0 ${space[12]};
`;
const Group = styled.section`
  padding-top: ${space[32]};
  & > p {
    color: ${color.ink500};
    margin-bottom: ${space[16]};
  }
`;
