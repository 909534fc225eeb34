import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { from, space } from '../../theme/tokens';
import { IconButton } from '../../ui/Button';
import { Container, Display2, Overline, Section, Stack } from '../../ui/Layout';
import { Stats } from '../../ui/Stats';
import { ReviewCard } from './ReviewCard';
import { testimonials } from './testimonials';

const stats = [['500+', 'Happy Clients'], ['4.9/5', 'Average Rating'], ['98%', 'Satisfaction Rate']] as const;

/** What clients say: a grid on desktop, one at a time with previous and next on phones. */
export function HomeReviews({ actions }: { actions: ReactNode }) {
  const [at, setAt] = useState(0);
  const turn = (step: number) => setAt((at + step + testimonials.length) % testimonials.length);
  return (
    <Section aria-labelledby="home-reviews">
      <Container>
        <Stack $gap={32}>
          <Stack $gap={8}><Overline>Client reviews</Overline><Display2 id="home-reviews">What our clients say</Display2></Stack>
          <Stats stats={stats} />
          <Grid>{testimonials.map((testimonial, index) => <Item key={testimonial.name} $shown={index === at}><ReviewCard review={testimonial} /></Item>)}</Grid>
          <Turn>
            <IconButton onClick={() => turn(-1)} aria-label="Previous review"><ChevronLeft strokeWidth={1.5} aria-hidden /></IconButton>
            <span role="status">{at + 1} of {testimonials.length}</span>
            <IconButton onClick={() => turn(1)} aria-label="Next review"><ChevronRight strokeWidth={1.5} aria-hidden /></IconButton>
          </Turn>
          <Actions>{actions}</Actions>
        </Stack>
      </Container>
    </Section>
  );
}

const Grid = styled.ul`
  display: grid; ${from.tablet} { grid-template-columns: repeat(3, 1fr); gap: ${space[24]}; }
`;
const Item = styled.li<{ $shown: boolean }>`
  grid-area: 1 / 1; visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  ${from.tablet} { grid-area: auto; visibility: visible; }
`;
const Turn = styled.div`
  display: flex; align-items: center; justify-content: center; gap: ${space[16]}; font-variant-numeric: tabular-nums;
  ${from.tablet} { display: none; }
`;
const Actions = styled.div`display: flex; flex-wrap: wrap; gap: ${space[12]};`;
