import * as messages from '@messages/app/properties';
import type { PropertyCard } from '@contract/properties';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/Button';
import { QueryView } from '../../ui/QueryView';
import { gridSizes, PropertyGridFrame, PropertyGridSkeleton } from './PropertyGrid';
import { PropertyTile } from './cards/PropertyTile';
import { type NamedListing, useListingsByIds } from './useListingsByIds';

interface SavedListingsProps {
  ids: readonly number[];
  /** The total, including other pages. */
  total: number;
  /** Removes a listing that is gone. */
  onRemove: (id: number) => void;
  /** Shown below each card. */
  tools?: (card: PropertyCard) => ReactNode;
}

/** Favourite listings, in their order. A listing that is gone shows a notice in its place. */
export function SavedListings({ ids, total, onRemove, tools }: SavedListingsProps) {
  const { listings, failure, retry } = useListingsByIds(ids);
  const heading = useRef<HTMLParagraphElement>(null);
  const remove = (id: number) => {
    onRemove(id);
    heading.current?.focus();
  };
  return (
    <QueryView
      what={messages.yourSavedListings}
      data={listings}
      failure={failure}
      onRetry={retry}
      skeleton={<PropertyGridSkeleton count={Math.min(ids.length, 6)} />}
    >
      {(rows: readonly NamedListing[]) => (
        <>
          <Count ref={heading} role="status" tabIndex={-1}>
            {messages.savedListings(total)}
          </Count>
          <PropertyGridFrame>
            {rows.map(({ id, card }, at) => (
              <li key={id}>
                {card ? (
                  <Saved>
                    <PropertyTile property={card} sizes={gridSizes} first={at === 0} />
                    {tools?.(card)}
                  </Saved>
                ) : (
                  <GoneTile id={id} onRemove={() => remove(id)} />
                )}
              </li>
            ))}
          </PropertyGridFrame>
        </>
      )}
    </QueryView>
  );
}

function GoneTile({ id, onRemove }: { id: number; onRemove: () => void }) {
  return (
    <Gone aria-labelledby={`gone-${id}`}>
      <Title id={`gone-${id}`}>{messages.noLongerAvailable}</Title>
      <p>{messages.listingWasSold(id)}</p>
      <Row>
        <ButtonLink to={`/properties/${id}`} $kind="quiet">
          {messages.seeSimilarOnes}
        </ButtonLink>
        <Button $kind="quiet" onClick={onRemove} aria-label={messages.removeListing(id)}>
          {messages.remove}
        </Button>
      </Row>
    </Gone>
  );
}

const Saved = styled.div`
  display: grid;
  gap: ${space[8]};
  grid-template-rows: 1fr auto;
  justify-items: start;
  height: 100%;
  & > article {
    width: 100%;
  }
`;
const Count = styled.p`
  padding-bottom: ${space[24]};
  color: ${color.ink500};
  font-variant-numeric: tabular-nums;
`;
const Gone = styled.article`
  display: grid;
  gap: ${space[12]};
  align-content: center;
  height: 100%;
  min-height: 16rem;
  padding: ${space[24]};
  border: 1px dashed ${color.ink500};
  border-radius: ${radius.picture};
  color: ${color.ink500};
`;
const Title = styled.h2`
  font: 600 ${size[22]} / 1.2 ${font.display};
  color: ${color.ink900};
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
