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
        overline="About us, since 2025"
        title={page?.title ?? 'A home with a courtyard in its name'}
        picture={page?.picture}
        awaited={isLoading}
        trail={[{ name: 'About us' }]}
      >
        <Actions>
          <ButtonLink to="/properties">See our properties</ButtonLink>
          <ButtonLink to="/contact" $kind="onNight">
            Meet us
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
            <Display2 id="next">Come and meet us.</Display2>
            <Actions>
              <ButtonLink to="/contact#meeting">Book a meeting</ButtonLink>
              <ButtonLink to="/reviews" $kind="quiet">
                Read our reviews
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
