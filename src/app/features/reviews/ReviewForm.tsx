import { limits } from '@contract/limits';
import styled from 'styled-components';
import { color, radius, size, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/Field';
import { StarField } from './parts/StarField';
import { useReviewForm } from './useReviewForm';

/** Stars and words; both are needed, and an account. */
export function ReviewForm() {
  const { draft, change, submit, loggedIn, sending, ready, sent, failure } = useReviewForm();
  return (
    <Form onSubmit={submit} aria-busy={sending}>
      <StarField rating={draft.rating} onRate={(rating) => change({ rating })} disabled={sending} />
      <TextArea label="Your review" name="review" rows={6} required maxLength={limits.review.max} readOnly={sending} value={draft.review} onChange={({ target: { value } }) => change({ review: value })} help="What went well, what did not. Reviews are published as they are written." />
      {failure && <Failure role="alert">{failure}</Failure>}
      {!loggedIn && <Small>Reviews come from accounts: you are asked to log in before it is sent. What you wrote stays here.</Small>}
      <Button type="submit" disabled={sending || !ready}>{sending ? 'Submitting…' : 'Submit Review'}</Button>
      <Done role="status">{sent && 'Thank you. Your review is in the list.'}</Done>
    </Form>
  );
}

const Form = styled.form`
  display: grid; gap: ${space[16]}; padding: ${space[24]}; background: ${color.raised}; border: 1px solid ${color.sand200}; border-radius: ${radius.picture};
`;
const Failure = styled.p`color: ${color.claret700};`;
const Small = styled.p`color: ${color.ink500}; font-size: ${size[14]};`;
const Done = styled.p`color: ${color.leaf700}; &:empty { display: none; }`;
