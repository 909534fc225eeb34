import type { OfficeReview } from '@contract/officeReviews';
import { limits } from '@contract/limits';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/officeReviews';
import { useEffect, useRef, useState } from 'react';
import type { To } from 'react-router-dom';
import styled from 'styled-components';
import { errorMessage, fieldErrors } from '../../../api/apiError';
import {
  usePublishReviewMutation,
  useRejectReviewMutation,
  useReplyToReviewMutation,
} from '../../../api/endpoints/officeReviewsApi';
import { formDraft } from '../../../platform/formDraft';
import { color, space } from '../../../theme/tokens';
import { TextArea } from '../../../ui/Field';
import { Stack } from '../../../ui/Layout';
import { Stars } from '../../../ui/Stars';
import { ownMoment } from '../../../ui/days';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { CloseLink, Detail, DetailHead, Facts } from '../../../ui/office/OfficePage';
import { Status } from '../../../ui/office/Status';
import { stateLabels, stateTones } from '../reviewLabels';

/** One review: publishing it, rejecting it with a reason, answering it. */
export function ReviewPanel({
  review,
  close,
  onChanged,
}: {
  review: OfficeReview;
  close: To;
  onChanged: (review: OfficeReview) => void;
}) {
  const panel = useRef<HTMLElement>(null);
  // the button that was pressed is gone after a decision
  useEffect(() => panel.current?.focus({ preventScroll: true }), [review.id, review.state]);
  const { state, rating, name, role, property, account, created_at: at, rejected_because: because } = review;
  return (
    <Detail ref={panel} tabIndex={-1} aria-label={messages.theOpenReview}>
      <CloseLink to={close} label={messages.closeThisReview} />
      <Stack $gap={24}>
        <DetailHead>
          <h2>{name}</h2>
          <Status tone={stateTones[state]}>{stateLabels[state]}</Status>
        </DetailHead>
        <div>
          <Stars rating={rating} />
          <Written>{review.review}</Written>
        </div>
        <Facts>
          <dt>{messages.written}</dt>
          <dd>{ownMoment(at)}</dd>
          <dt>{messages.account}</dt>
          <dd>{account ? account.display_name : messages.none}</dd>
          {role && (
            <>
              <dt>{messages.who}</dt>
              <dd>{role}</dd>
            </>
          )}
          {property && (
            <>
              <dt>{messages.about}</dt>
              <dd>{property}</dd>
            </>
          )}
          {because && (
            <>
              <dt>{messages.notPublishedBecause}</dt>
              <dd>{because}</dd>
            </>
          )}
        </Facts>
        <Decision review={review} onChanged={onChanged} />
        <Reply review={review} onChanged={onChanged} />
      </Stack>
    </Detail>
  );
}

/** Publishing, and rejecting with a reason, which is kept in this tab until it is sent. */
function Decision({
  review: { id, version, state },
  onChanged,
}: {
  review: OfficeReview;
  onChanged: (review: OfficeReview) => void;
}) {
  const key = `office-review/${id}`;
  const [publish, publishing] = usePublishReviewMutation();
  const [reject, rejecting] = useRejectReviewMutation();
  const [reason, setReason] = useState(() => formDraft.read(key).reason ?? '');
  const busy = publishing.isLoading || rejecting.isLoading;
  const error = publishing.error ?? rejecting.error;
  const refused = fieldErrors(error).reason;
  const change = (next: string) => {
    setReason(next);
    formDraft.keep(key, { reason: next });
  };
  const send = async (as: 'publish' | 'reject') => {
    if (busy) return;
    publishing.reset();
    rejecting.reset();
    const { data } = as === 'publish' ? await publish({ id, version }) : await reject({ id, version, reason });
    if (!data) return;
    change('');
    onChanged(data);
  };
  return (
    <Form
      aria-label={messages.decision}
      onSubmit={(event) => {
        event.preventDefault();
        void send('reject');
      }}
    >
      {state !== 'published' && (
        <Buttons>
          <OfficeButton disabled={busy} onClick={() => void send('publish')}>
            {messages.publish}
          </OfficeButton>
        </Buttons>
      )}
      {state !== 'rejected' && (
        <>
          <TextArea
            label={messages.reasonForNotPublishing}
            help={messages.itsAuthorReads}
            rows={2}
            maxLength={officeLimits.reason.max}
            value={reason}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            error={refused}
          />
          <Buttons>
            <OfficeButton type="submit" $kind="quiet" disabled={busy || reason.trim() === ''}>
              {state === 'published' ? messages.takeOffTheSite : messages.reject}
            </OfficeButton>
          </Buttons>
        </>
      )}
      <p role="status" data-bad={error !== undefined}>
        {busy && messages.saving}
        {!busy && error && !refused && errorMessage(error)}
      </p>
    </Form>
  );
}

/** The answer under a review; what is typed is kept in this tab until it is saved. */
function Reply({
  review: { id, version, reply },
  onChanged,
}: {
  review: OfficeReview;
  onChanged: (review: OfficeReview) => void;
}) {
  const key = `office-review-reply/${id}`;
  const [text, setText] = useState(() => formDraft.read(key).text ?? reply?.text ?? '');
  const [send, { isLoading, isSuccess, error }] = useReplyToReviewMutation();
  const isChanged = text.trim() !== (reply?.text ?? '');
  const refused = fieldErrors(error).text;
  const change = (next: string) => {
    setText(next);
    formDraft.keep(key, { text: next });
  };
  const save = async () => {
    if (isLoading || !isChanged) return;
    const { data } = await send({ id, version, text });
    if (!data) return;
    formDraft.forget(key);
    onChanged(data);
  };
  return (
    <Form
      aria-label={messages.answer}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        label={messages.ourAnswer}
        help={reply ? messages.shownUnderTheReviewSince(ownMoment(reply.replied_at)) : messages.shownUnderTheReview}
        rows={4}
        maxLength={limits.review.max}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        error={refused}
      />
      <Buttons>
        <OfficeButton type="submit" disabled={isLoading || !isChanged}>
          {isLoading ? messages.savingBusy : messages.saveAnswer}
        </OfficeButton>
      </Buttons>
      <p role="status" data-bad={error !== undefined}>
        {!isLoading && error && !refused && errorMessage(error)}
        {!isLoading && !error && isSuccess && !isChanged && messages.saved}
      </p>
    </Form>
  );
}

const Written = styled.p`
  padding-top: ${space[8]};
  white-space: pre-line;
`;
const Form = styled.form`
  display: grid;
  gap: ${space[8]};
  [role='status'] {
    min-height: 1.5em;
    color: ${color.leaf700};
  }
  [data-bad='true'] {
    color: ${color.claret700};
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
