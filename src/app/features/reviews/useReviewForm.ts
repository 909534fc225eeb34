import type { Review } from '@contract/reviews';
import { type FormEvent, useEffect, useState } from 'react';
import { fieldErrors, statusOf } from '../../api/apiError';
import { pendingReviews } from '../../platform/pendingReviews';
import { type ReviewDraft, reviewDraft } from '../../platform/reviewDraft';
import { newClientId } from '../../platform/viewer';
import { loginRequired, selectIsLoggedIn } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../session/storeHooks';
import { reviewRefusal } from './reviewRefusal';
import { useCreateReviewMutation } from '../../api/endpoints/reviewsApi';

const blank: ReviewDraft = { rating: 0, review: '' };

/** A review needs both stars and text. */
export function isWhole({ rating, review }: ReviewDraft): boolean {
  return rating >= 1 && review.trim() !== '';
}

function toPending({ client_id, rating, review, name, createdAt, state }: Review, sentAs: string) {
  const moderated = state === 'pending';
  return { client_id: client_id ?? sentAs, rating, review, name, sentAt: createdAt, ...(moderated && { moderated }) };
}

/**
 * A review from the first star until the server has stored it. The text survives a login and a reload. Submitting
 * again after a lost connection stores nothing twice; visitors log in first.
 */
export function useReviewForm() {
  const [agent, setAgent] = useState<number>();
  // where visitors return after logging in
  const target = agent ? `/reviews?agent=${agent}` : '/reviews';
  const [draft, setDraft] = useState(blank);
  const [create, { data: stored, isLoading, isSuccess, error }] = useCreateReviewMutation();
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const dispatch = useAppDispatch();
  useEffect(() => setDraft(reviewDraft.read() ?? blank), []);

  const keep = (next: ReviewDraft) => {
    setDraft(next);
    if (next.rating === 0 && next.review === '') reviewDraft.forget();
    else reviewDraft.write(next);
  };
  const send = async (whole: ReviewDraft & { client_id: string }) => {
    keep(whole);
    const sent = await create({
      rating: whole.rating,
      review: whole.review.trim(),
      client_id: whole.client_id,
      ...(agent && { agent }),
    });
    if (sent.data) {
      pendingReviews.add(toPending(sent.data, whole.client_id));
      keep(blank);
    } else if (statusOf(sent.error) === 401) dispatch(loginRequired({ target }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !isWhole(draft)) return;
    if (loggedIn) void send({ ...draft, client_id: draft.client_id ?? newClientId() });
    else dispatch(loginRequired({ target }));
  };
  // changed text is another review, so it gets a new id
  const change = ({ rating, review }: Partial<Omit<ReviewDraft, 'client_id'>>) =>
    keep({ rating: rating ?? draft.rating, review: review ?? draft.review });
  // a refused text shows its message at the field
  const refused = fieldErrors(error).review;
  return {
    /** Names an agent, by id. */
    setAgent,
    draft,
    change,
    submit,
    loggedIn,
    sending: isLoading,
    ready: isWhole(draft),
    sent: isSuccess && !isWhole(draft),
    /** Whether the office reads the sent review before it appears. */
    moderated: stored?.state === 'pending',
    refused,
    failure: error && !refused ? reviewRefusal(error) : undefined,
  };
}
