import type { Property } from '@contract/properties';
import * as messages from '@messages/app/pages';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CompareTable } from '../features/compare/CompareTable';
import { compareAddress, readCompared } from '../features/compare/comparedIds';
import { useCompared } from '../features/compare/useCompared';
import { compareRows } from '../features/properties/compareRows';
import { useListAmenitiesQuery } from '../api/endpoints/catalogueApi';
import { type ComparedListing, useComparison } from '../features/properties/useComparison';
import { color, font, radius, size, space } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/Button';
import { Container } from '../ui/Layout';
import { Notice } from '../ui/Notice';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { Picture } from '../ui/Picture';
import { QueryView } from '../ui/QueryView';
import { Skeleton } from '../ui/Skeleton';

/** `/compare?ids=1,2,3`: up to four listings side by side; without ids, those selected in this browser. */
export function ComparePage() {
  const ids = readCompared(new URLSearchParams(useLocation().search));
  const chosen = useCompared();
  const navigate = useNavigate();
  const named = ids.length > 0;
  const here = chosen.ids.length > 0 ? compareAddress(chosen.ids) : null;
  useEffect(() => {
    if (!named && here) void navigate(here, { replace: true });
  }, [named, here, navigate]);
  const remove = (id: number) => {
    chosen.remove(id);
    void navigate(compareAddress(ids.filter((other) => other !== id)), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PageHead
        title={messages.compare}
        lead={messages.compareUpToFourListingsSide}
        trail={[{ name: messages.properties, to: '/properties' }, { name: messages.compare }]}
      />
      <Container>
        <Room>{named ? <Compared ids={ids} onRemove={remove} /> : <Nothing />}</Room>
        <PageEnd />
      </Container>
    </>
  );
}

function Nothing() {
  return (
    <Notice
      title={messages.noListingsSelectedYet}
      actions={<ButtonLink to="/properties">{messages.seeAllProperties}</ButtonLink>}
    >
      {messages.tapTheScalesIconToCompare}
    </Notice>
  );
}

function Compared({ ids, onRemove }: { ids: readonly number[]; onRemove: (id: number) => void }) {
  const { listings, failure, retry } = useComparison(ids);
  const { data: amenities = [] } = useListAmenitiesQuery();
  const place = useRef<HTMLDivElement>(null);
  const remove = (id: number) => {
    onRemove(id);
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1}>
      <QueryView
        what={messages.theseListings}
        data={listings}
        failure={failure}
        onRetry={retry}
        skeleton={<Skeleton $height="40rem" role="status" aria-label={messages.loadingTheComparison} />}
      >
        {(rows: readonly ComparedListing[]) => (
          <CompareTable
            columns={rows.map(({ id, property }) => ({
              id,
              head: <ColumnHead id={id} property={property} onRemove={() => remove(id)} />,
            }))}
            rows={compareRows(
              rows.map(({ property }) => property),
              amenities,
            )}
          />
        )}
      </QueryView>
    </div>
  );
}

function ColumnHead({ id, property, onRemove }: { id: number; property: Property | undefined; onRemove: () => void }) {
  const [first] = property?.images ?? [];
  return (
    <Head>
      <Frame>{first ? <Picture picture={first} sizes="(min-width: 900px) 260px, 168px" alt="" /> : null}</Frame>
      {property ? (
        <Title to={`/properties/${id}`}>{property.title}</Title>
      ) : (
        <span>
          <Title to={`/properties/${id}`}>{messages.noLongerAvailable}</Title>
          <br />
          {messages.listingWasSold(id)}
        </span>
      )}
      <Button $kind="quiet" onClick={onRemove} aria-label={messages.removeTitleId(property?.title, id)}>
        <X size={18} strokeWidth={1.5} aria-hidden /> {messages.remove}
      </Button>
    </Head>
  );
}

const Room = styled.div`
  min-height: 60vh;
  padding-top: ${space[32]};
  & > div:focus {
    outline: none;
  }
`;
const Head = styled.div`
  display: grid;
  gap: ${space[8]};
  justify-items: start;
  button {
    padding-inline: ${space[12]};
    @media print {
      display: none;
    }
  }
`;
const Frame = styled.div`
  width: 100%;
  aspect-ratio: 3 / 2;
  background: ${color.sand200};
  border-radius: ${radius.picture};
  picture {
    height: 100%;
  }
`;
const Title = styled(Link)`
  font: 600 ${size[18]} / 1.25 ${font.display};
  text-underline-offset: 0.2em;
  &:hover {
    color: ${color.brass700};
  }
`;
