import type { NearProperty, PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useFindNearHomesQuery, useLoosenSearchQuery } from '../../../api/endpoints/searchHelpApi';
import { color, size, space } from '../../../theme/tokens';
import { GroupHeading } from './GroupHeading';
import { Removals } from './Removals';
import { PropertyGrid, PropertyGridSkeleton } from '../PropertyGrid';
import { readPropertySearch, toFilterQuery } from '../propertySearch';

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "1 bedroom fewer · ₹12 L above". */
const differsOf = (property: PropertyCard) =>
  sentence((property as NearProperty).differs.map(({ label }) => label).join(' · '));

/**
 * Below the listings that fit, where these are few: what the search finds without one of the things that it asks for, and
 * the listings that come closest, each with its difference. Both are shown together, so that nothing moves.
 */
export function NearHomes() {
  const { search: query } = useLocation();
  const id = useId();
  const search = readPropertySearch(new URLSearchParams(query));
  const near = useFindNearHomesQuery(toFilterQuery(search));
  const removals = useLoosenSearchQuery(toFilterQuery(search));
  const isLoading = [near, removals].some(({ currentData, isError }) => currentData === undefined && !isError);
  const found = isLoading ? undefined : (near.currentData ?? []);
  return (
    <>
      {found && <Removals removals={removals.currentData ?? []} />}
      {found?.length !== 0 && (
        <Group aria-labelledby={id}>
          <GroupHeading id={id}>{messages.whatComesClose}</GroupHeading>
          <p>{messages.eachSaysHowItDiffers}</p>
          {found ? (
            <PropertyGrid key={query} properties={found} level="h3" noteOf={differsOf} />
          ) : (
            <PropertyGridSkeleton count={3} />
          )}
        </Group>
      )}
    </>
  );
}

const Group = styled.section`
  :is(ul, nav) + & {
    padding-top: ${space[16]};
  }
  & > p {
    color: ${color.ink500};
    font-size: ${size[14]};
    margin-bottom: ${space[8]};
  }
`;
