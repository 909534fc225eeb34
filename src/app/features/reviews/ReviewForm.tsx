import { limits } from '@contract/limits';
import * as messages from '@messages/app/reviews';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { color, radius, size, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/Field';
import { lazyComponent } from '../../ui/lazyComponent';
import { useHydrated } from '../../ui/useHydrated';
import type { NamedAgentProps } from './parts/NamedAgent';
import { StarField } from './parts/StarField';
import { useReviewForm } from './useReviewForm';

const NamedAgent = lazyComponent<NamedAgentProps>(() =>
  import(/* webpackChunkName: "page-agent" */ './parts/NamedAgent').then((module) => module.NamedAgent),
);

/** Stars and text, both required. Needs an account to submit. */
export function ReviewForm() {
  const asked = new URLSearchParams(useLocation().search).get('agent');
  const { setAgent, draft, change, submit, loggedIn, sending, ready, sent, moderated, refused, failure } =
    useReviewForm();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // the focused button is disabled now
    if (sent) done.current?.focus();
  }, [sent]);
  useEffect(() => {
    if (refused) form.current?.querySelector('textarea')?.focus();
  }, [refused]);
  return (
    <Form ref={form} onSubmit={submit} aria-busy={sending}>
      {asked && <NamedAgent id={asked} onKnown={setAgent} />}
      <StarField rating={draft.rating} onRate={(rating) => change({ rating })} disabled={sending} />
      <TextArea
        label={messages.yourReview}
        name="review"
        rows={6}
        required
        maxLength={limits.review.max}
        readOnly={sending}
        value={draft.review}
        onChange={({ target: { value } }) => change({ review: value })}
        error={refused}
        help={messages.whatWentWell}
      />
      {failure && (
        <Line $tone="bad" role="alert">
          <CircleAlert size={20} strokeWidth={1.5} aria-hidden />
          {messages.whatYouWroteIsStillHere(failure)}
        </Line>
      )}
      {/* the server, which renders it, knows no login */}
      {!(loggedIn && hydrated) && <Small>{messages.youNeedToLog}</Small>}
      <Button type="submit" disabled={sending || !ready}>
        {sending ? messages.submitting : messages.submitReview}
      </Button>
      <Line $tone="good" role="status" ref={done} tabIndex={-1}>
        {sent && (
          <>
            <CircleCheck size={20} strokeWidth={1.5} aria-hidden />
            {moderated ? messages.thankYou : messages.thankYouYourReview}
          </>
        )}
      </Line>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
  padding: ${space[24]} ${space[16]};
  background: ${color.raised};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
  @media (min-width: 24rem) {
    padding: ${space[24]};
  }
  @media print {
    display: none;
  }
`;
const Line = styled.p<{ $tone: 'good' | 'bad' }>`
  display: flex;
  gap: ${space[8]};
  align-items: start;
  color: ${({ $tone }) => ($tone === 'good' ? color.leaf700 : color.claret700)};
  svg {
    flex: none;
    margin-top: 0.2rem;
  }
  &:empty {
    display: none;
  }
`;
const Small = styled.p`
  color: ${color.ink500};
  font-size: ${size[14]};
`;
