import styled from 'styled-components';
import { from, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Container, Display2, Overline, Section, Stack } from '../../ui/Layout';
import { Picture } from '../../ui/Picture';
import { Stats } from '../../ui/Stats';
import { useGetStaticPageQuery } from './staticPagesApi';

const stats = [['500+', 'Properties Sold'], ['1000+', 'Happy Clients'], ['25+', 'Years Experience']] as const;

/** The house in a few lines, on the home page. */
export function AboutTeaser() {
  const { data: page } = useGetStaticPageQuery('about');
  return (
    <Section $tone="sand" aria-labelledby="home-about">
      <Container>
        <Columns>
          <Stack $gap={24}>
            <Stack $gap={8}><Overline>About the house</Overline><Display2 id="home-about">An agency that reads the papers first</Display2></Stack>
            <p>Aangan Estates was founded in 2025 by people who had spent years on both sides of a sale. We list homes, land and commercial space in Indore and Pune whose title, water, power and society accounts we have looked into, and we write down what we found.</p>
            <Stats stats={stats} />
            <div><ButtonLink to="/about" $kind="quiet">Learn More About Us</ButtonLink></div>
          </Stack>
          {page?.picture && <Picture picture={page.picture} sizes="(min-width: 900px) 50vw, 94vw" />}
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled.div`
  display: grid; gap: ${space[48]}; align-items: center;
  ${from.tablet} { grid-template-columns: 1fr 1fr; }
`;
