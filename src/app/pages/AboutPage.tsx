import { brand } from '@contract/brand';
import * as messages from '@messages/app/pages';
import styled from 'styled-components';
import { AboutMission, AboutValues } from '../features/about/AboutMission';
import { AboutStory } from '../features/about/AboutStory';
import { AboutTeam } from '../features/about/AboutTeam';
import { useGetStaticPageQuery } from '../api/endpoints/contentApi';
import { ReviewQuote } from '../features/reviews/ReviewQuote';
import { from, space } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { Container, Display2, Section } from '../ui/Layout';
import { PictureHead } from '../ui/PictureHead';

/** `/about`: our story, mission, values and team, and a client's review. */
export function AboutPage() {
  const { data: page, isLoading } = useGetStaticPageQuery('about');
  return (
    <>
      <PictureHead
        overline={messages.since2025}
        title={page?.title ?? messages.aboutBrand(brand)}
        picture={page?.picture}
        awaited={isLoading}
        trail={[{ name: messages.aboutUsLabel }]}
      >
        <Actions>
          <ButtonLink to="/properties">{messages.seeOurProperties}</ButtonLink>
          <ButtonLink to="/contact" $kind="onNight">
            {messages.meetUs}
          </ButtonLink>
        </Actions>
      </PictureHead>
      <AboutStory page={page} waits={isLoading} />
      <AboutMission />
      <AboutValues />
      <ReviewQuote />
      <AboutTeam />
      <Section $tone="sand" aria-labelledby="next">
        <Container>
          <Columns>
            <Display2 id="next">{messages.comeAndMeetUs}</Display2>
            <Actions>
              <ButtonLink to="/contact#meeting">{messages.bookAMeeting}</ButtonLink>
              <ButtonLink to="/reviews" $kind="quiet">
                {messages.readOurReviews}
              </ButtonLink>
            </Actions>
          </Columns>
        </Container>
      </Section>
    </>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  @media print {
    display: none;
  }
`;
const Columns = styled.div`
  display: grid;
  gap: ${space[24]};
  align-items: center;
  ${from.tablet} {
    grid-template-columns: 1fr auto;
  }
`;
