import * as messages from '@messages/app/pages';
import styled from 'styled-components';
import { useListSiteImagesQuery } from '../api/endpoints/contentApi';
import { Achievements } from '../features/reviews/Achievements';
import { ReviewHints } from '../features/reviews/ReviewHints';
import { ReviewList } from '../features/reviews/ReviewList';
import { color, from, space } from '../theme/tokens';
import { ButtonAnchor, ButtonLink } from '../ui/Button';
import { Container, Display2, Overline, Section, Stack } from '../ui/Layout';
import { PictureHead } from '../ui/PictureHead';
import { Skeleton } from '../ui/Skeleton';
import { lazyRendered } from '../ui/lazyComponent';

/** Below the list: rendered by the server, its code loads after the page's. */
const ReviewForm = lazyRendered(
  () =>
    import(/* webpackChunkName: "review-form" */ '../features/reviews/ReviewForm').then((module) => module.ReviewForm),
  <Skeleton $height="28rem" />,
);

/** Call it before rendering this page on the server. */
export const reviewPartsReady = () => ReviewForm.ready();

/** `/reviews`: client reviews and a review form. */
export function ReviewsPage() {
  const { data: slides, isLoading } = useListSiteImagesQuery('hero');
  return (
    <>
      <PictureHead
        overline={messages.clientReviews}
        title={messages.whatOurClientsSay}
        lead={messages.everyReviewIsPublishedExactly}
        picture={slides?.at(-1)?.picture}
        awaited={isLoading}
        trail={[{ name: messages.reviews }]}
      >
        <div>
          <ButtonAnchor href="#write">{messages.writeAReview}</ButtonAnchor>
        </div>
      </PictureHead>
      <Achievements />
      <Section aria-labelledby="reviews">
        <Container>
          <Stack $gap={32}>
            <Display2 id="reviews">{messages.reviews}</Display2>
            <ReviewList />
          </Stack>
        </Container>
      </Section>
      <Section id="write" $tone="sand" aria-labelledby="write-title">
        <Container>
          <Columns>
            <Stack $gap={16}>
              <Display2 id="write-title">{messages.shareYourExperience}</Display2>
              <ReviewHints />
            </Stack>
            <ReviewForm />
          </Columns>
        </Container>
      </Section>
      <Last aria-labelledby="next">
        <Container>
          <Columns>
            <Stack $gap={8}>
              <Overline>{messages.yourTurn}</Overline>
              <Display2 id="next">{messages.yourStoryCouldStart}</Display2>
            </Stack>
            <Actions>
              <ButtonLink to="/contact">{messages.contactUs}</ButtonLink>
              <ButtonLink to="/properties" $kind="quiet">
                {messages.browseProperties}
              </ButtonLink>
            </Actions>
          </Columns>
        </Container>
      </Last>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[32]};
  align-items: start;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[64]};
  }
`;
/** A different tone than the footer below it. */
const Last = styled(Section)`
  border-bottom: 1px solid ${color.sand200};
  @media print {
    display: none;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  align-self: center;
  ${from.tablet} {
    justify-content: end;
  }
`;
