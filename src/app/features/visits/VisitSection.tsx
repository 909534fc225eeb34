import * as messages from '@messages/app/visits';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { Display2, Stack } from '../../ui/Layout';
import { Skeleton } from '../../ui/Skeleton';
import { lazyComponent } from '../../ui/lazyComponent';
import { VisitAsked } from './parts/VisitAsked';
import { useVisitRequest } from './useVisitRequest';

/** Loaded when it is opened, with the parts of a visit's page, which has the same times. */
const VisitForm = lazyComponent(
  () => import(/* webpackChunkName: "visits" */ './parts/VisitForm').then((module) => module.VisitForm),
  () => <Skeleton $height="32rem" role="status" aria-label={messages.loadingTimes} />,
);

/** A listing's invitation to visit it: opens the form in its place, which then says what happens next. */
export function VisitSection({ property }: { property: { id: number; title: string } }) {
  const request = useVisitRequest(property.id);
  return (
    <Visit id="visit" aria-labelledby="visit-title">
      <Stack $gap={24}>
        <Display2 id="visit-title">{messages.visitThisHome}</Display2>
        {request.view === 'asked' && request.asked ? (
          <VisitAsked asked={request.asked} onAgain={request.again} />
        ) : request.view === 'closed' ? (
          <>
            <p>{messages.comeOrMeetByVideo}</p>
            {/* without scripts the server shows the times on a page of its own */}
            <form
              method="get"
              action="/send/visit"
              data-plain
              onSubmit={(event) => {
                event.preventDefault();
                request.open();
              }}
            >
              <input type="hidden" name="property" value={property.id} />
              <Button type="submit">{messages.chooseTimes}</Button>
            </form>
          </>
        ) : (
          <VisitForm property={property.id} request={request} />
        )}
      </Stack>
    </Visit>
  );
}

const Visit = styled.section`
  max-width: 40rem;
  @media print {
    display: none;
  }
`;
