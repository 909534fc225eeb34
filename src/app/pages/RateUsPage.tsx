import * as messages from '@messages/app/pages';
import styled from 'styled-components';
import { ReviewForm } from '../features/reviews/ReviewForm';
import { ReviewHints } from '../features/reviews/ReviewHints';
import { from, space } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { Container, Display2, Stack } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { PageStart } from '../ui/PageStart';

/** `/rate-us`: the review form on its own. */
export function RateUsPage() {
  return (
    <>
      <PageHead
        title={messages.rateUs}
        lead={messages.giveUsStarsAndAFew}
        trail={[{ name: messages.reviews, to: '/reviews' }, { name: messages.rateUs }]}
      />
      <Container>
        <PageStart />
        <Columns>
          <ReviewForm />
          <Stack $gap={16}>
            <Display2>{messages.whatHelps}</Display2>
            <ReviewHints />
            <p>{messages.weReadEveryReviewTheDay}</p>
            <div>
              <ButtonLink to="/reviews" $kind="quiet">
                {messages.readAllReviews}
              </ButtonLink>
            </div>
          </Stack>
        </Columns>
        <PageEnd />
      </Container>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[48]};
  align-items: start;
  ${from.tablet} {
    grid-template-columns: 7fr 5fr;
    gap: ${space[64]};
  }
`;
