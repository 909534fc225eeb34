import * as messages from '@messages/app/officeListings';
import { useState } from 'react';
import styled from 'styled-components';
import { shownError } from '../../../api/apiError';
import { useListPropertyHistoryQuery } from '../../../api/endpoints/officePropertiesApi';
import { color, font, size, space } from '../../../theme/tokens';
import { Soft } from '../../../ui/Layout';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { ownMoment } from '../../../ui/days';
import { Differences } from '../../../ui/office/Differences';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { labelledChange } from '../listingLabels';

const step = 10;
const most = 100;

/** What changed in a listing, by field, with who and when; the latest first. */
export function ListingHistory({ id }: { id: number }) {
  const [limit, setLimit] = useState(step);
  const { data, error, refetch } = useListPropertyHistoryQuery({ id, limit });
  return (
    <section aria-labelledby="listing-history">
      <Heading id="listing-history">{messages.history}</Heading>
      <QueryView
        what={messages.theHistory}
        data={data?.rows}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="4rem" role="status" aria-label={messages.loadingTheHistory} />}
        empty={<Soft>{messages.nothingHasChangedSinceItWas}</Soft>}
      >
        {(rows) => (
          <Entries>
            {rows.map(({ id: entry, at, actor, ...change }) => (
              <li key={entry}>
                <p>
                  {ownMoment(at)}, {actor?.name ?? messages.automatically}
                </p>
                <Differences change={labelledChange(change)} />
              </li>
            ))}
          </Entries>
        )}
      </QueryView>
      {data && data.total > data.rows.length && limit < most && (
        <OfficeButton $kind="quiet" onClick={() => setLimit(most)}>
          {messages.showEarlierChanges}
        </OfficeButton>
      )}
    </section>
  );
}

const Heading = styled.h3`
  padding-bottom: ${space[8]};
  font: 600 ${size[18]} / 1.3 ${font.display};
`;
const Entries = styled.ol`
  display: grid;
  gap: ${space[12]};
  padding-bottom: ${space[12]};
  p {
    color: ${color.ink500};
  }
`;
