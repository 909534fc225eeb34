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
        title="Rate us"
        lead="Give us stars and a few sentences. Your review is published exactly as written."
        trail={[{ name: 'Reviews', to: '/reviews' }, { name: 'Rate us' }]}
      />
      <Container>
        <PageStart />
        <Columns>
          <ReviewForm />
          <Stack $gap={16}>
            <Display2>What helps</Display2>
            <ReviewHints />
            <p>We read every review the day it arrives, and email you if something went wrong.</p>
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
