import type { StaticPage } from '@contract/content';
import styled from 'styled-components';
import { from, space } from '../../theme/tokens';
import { Container, Section } from '../../ui/Layout';
import { Markdown } from '../../ui/Markdown';
import { Stats } from '../../ui/Stats';

const stats = [['500+', 'Properties Sold'], ['1000+', 'Happy Clients'], ['25+', 'Years Experience'], ['4.9', 'Average Rating']] as const;

/** What the house was founded with; shown where the office has written nothing of its own. */
const builtIn = 'Aangan Estates was founded in 2025 by people who had spent years on both sides of a sale. We list homes, land and commercial space in Indore and Pune whose title, water, power and society accounts we have looked into, and we write down what we found.';

/** The house's story in its own words, and its numbers beside it. */
export function AboutStory({ page }: { page: StaticPage | null | undefined }) {
  return (
    <Section aria-label="Our story">
      <Container>
        <Columns>
          <Markdown text={page?.content || builtIn} lead />
          <Numbers><Stats stats={stats} /></Numbers>
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled.div`
  display: grid; gap: ${space[48]};
  ${from.tablet} { grid-template-columns: minmax(0, 1fr) 16rem; gap: ${space[96]}; }
`;
const Numbers = styled.aside.attrs({ 'aria-label': 'In numbers' })`
  ${from.tablet} {
    position: sticky; top: calc(var(--bar) + ${space[48]}); align-self: start;
    dl { flex-direction: column; gap: ${space[32]}; }
  }
`;
