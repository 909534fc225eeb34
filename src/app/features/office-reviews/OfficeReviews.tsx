import { beginningOf } from '@contract/beginningOf';
import type { OfficeReview } from '@contract/officeReviews';
import * as messages from '@messages/app/officeReviews';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { useListOfficeReviewsQuery } from '../../api/endpoints/officeReviewsApi';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { Stars } from '../../ui/Stars';
import { TabLinks } from '../../ui/TabLinks';
import { ownMoment } from '../../ui/days';
import { EmptyList } from '../../ui/office/EmptyList';
import { ListAndDetail, OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable } from '../../ui/office/OfficeTable';
import { Status } from '../../ui/office/Status';
import { officePageSize, readList, withParams } from '../../ui/office/listAddress';
import { ReviewPanel } from './parts/ReviewPanel';
import { readReviewState, stateLabels, stateTones, states } from './reviewLabels';

const longest = 90;
const short = (text: string) => (text.length > longest ? `${beginningOf(text, longest).trimEnd()}…` : text);

const columns: readonly [Column<OfficeReview>, ...Column<OfficeReview>[]] = [
  { name: messages.review, render: ({ review }) => short(review) },
  { name: messages.by, render: ({ name }) => name },
  { name: messages.rating, render: ({ rating }) => <Stars rating={rating} /> },
  { name: messages.status, render: ({ state }) => <Status tone={stateTones[state]}>{stateLabels[state]}</Status> },
  { name: messages.answer, render: ({ reply }) => (reply ? messages.answered : '') },
  { name: messages.written, render: ({ created_at: at }) => ownMoment(at), atEnd: true },
];

/** `/office/reviews`: reviews in every state. The address holds the state, the page and the open review. */
export function OfficeReviews() {
  const [params] = useSearchParams();
  const { page, open, paging } = readList(params);
  const state = readReviewState(params);
  const { currentData, error, refetch } = useListOfficeReviewsQuery(
    { ...paging, ...(state && { state }) },
    { refetchOnMountOrArgChange: true },
  );
  const addressOf = (next: string | null) => `/office/reviews?${withParams(params, { state: next }).search}`;
  // a changed review may leave the list of its former state, not the screen
  const [changed, setChanged] = useState<OfficeReview>();
  const opened =
    currentData?.rows.find(({ id }) => id === open) ?? (changed && changed.id === open ? changed : undefined);
  return (
    <OfficePage>
      <TabLinks
        name={messages.status}
        open={state ?? 'all'}
        tabs={[
          { id: 'all', name: messages.all, to: addressOf(null) },
          ...states.map((one) => ({ id: one, name: stateLabels[one], to: addressOf(one) })),
        ]}
      />
      <ListAndDetail $open={opened !== undefined}>
        <div>
          <QueryView
            what={messages.theReviews}
            data={currentData?.rows}
            failure={shownError(error)}
            onRetry={() => void refetch()}
            skeleton={<Skeleton $height="30rem" role="status" aria-label={messages.loadingReviews} />}
            empty={
              <EmptyList total={currentData?.total}>
                <Notice title={state === 'pending' ? messages.allDone : messages.noReviewsHere}>
                  {state === 'pending' ? messages.noReviewWaitsToBeRead : messages.chooseAnotherStatusToSeeOthers}
                </Notice>
              </EmptyList>
            }
          >
            {(rows) => (
              <OfficeTable
                label={messages.reviews}
                rows={rows}
                columns={opened ? [columns[0], ...columns.slice(2, 4)] : columns}
                to={({ id }) => withParams(params, { open: id })}
                openId={open}
              />
            )}
          </QueryView>
          <Pages
            page={page}
            count={Math.ceil((currentData?.total ?? 0) / officePageSize)}
            to={(number) => `/office/reviews?${withParams(params, { page: number }).search}`}
          />
        </div>
        {opened && (
          <ReviewPanel
            key={opened.id}
            review={opened}
            close={withParams(params, { open: null })}
            onChanged={setChanged}
          />
        )}
      </ListAndDetail>
    </OfficePage>
  );
}
