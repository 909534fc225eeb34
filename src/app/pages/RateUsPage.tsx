import styled from 'styled-components';
import { ReviewForm } from '../features/reviews/ReviewForm';
import { ReviewHints } from '../features/reviews/ReviewHints';
import { from, space } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { Container, Display2, Stack } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { PageStart } from '../ui/PageStart';

/** `/rate-us`: the review form by itself. */
export function RateUsPage() {
  return (
    <>
      <PageHead
        title="Rate us"
        lead="Stars and a few sentences. They stand among the reviews as you write them."
        trail={[{ name: 'Reviews', to: '/reviews' }, { name: 'Rate us' }]}
      />
      <Container>
        <PageStart />
        <Columns>
          <ReviewForm />
          <Stack $gap={16}>
            <Display2>What helps</Display2>
            <ReviewHints />
            <p>We read every review on the day it comes, and answer by mail where something went wrong.</p>
            <div>
              <ButtonLink to="/reviews" $kind="quiet">
                Read all reviews
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
