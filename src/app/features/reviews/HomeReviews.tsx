import * as messages from '@messages/app/reviews';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { useGetFiguresQuery } from '../../api/endpoints/contentApi';
import { color, from, space } from '../../theme/tokens';
import { IconButton } from '../../ui/Button';
import { Container, Display2, Overline, Section, Stack } from '../../ui/Layout';
import { OwnFigures } from '../../ui/Stats';
import { ReviewCard } from './ReviewCard';
import { testimonials } from './testimonials';

const shown = [
  ['closed_clients', messages.happyClients],
  ['rating', messages.averageRating, '/5'],
  ['satisfaction', messages.satisfactionRate],
] as const;

/** Client reviews: a grid on desktops, one at a time with previous and next on phones. */
export function HomeReviews({ actions }: { actions: ReactNode }) {
  const [at, setAt] = useState(0);
  const turn = (step: number) => setAt((at + step + testimonials.length) % testimonials.length);
  return (
    <Section aria-labelledby="home-reviews">
      <Container>
        <Stack $gap={32}>
          <Stack $gap={8}>
            <Overline>{messages.clientReviews}</Overline>
            <Display2 id="home-reviews">{messages.whatOurClientsSay}</Display2>
          </Stack>
          <OwnFigures figures={useGetFiguresQuery().data} shown={shown} />
          <Stack $gap={12}>
            <Grid {...useSwipe(turn)}>
              {testimonials.map((testimonial, index) => (
                <Item key={testimonial.name} $shown={index === at}>
                  <ReviewCard review={testimonial} />
                </Item>
              ))}
            </Grid>
            <Turn>
              <IconButton onClick={() => turn(-1)} aria-label={messages.previousReview}>
                <ChevronLeft strokeWidth={1.5} aria-hidden />
              </IconButton>
              <span role="status">{messages.ofAtCount(at + 1, testimonials.length)}</span>
              <IconButton onClick={() => turn(1)} aria-label={messages.nextReview}>
                <ChevronRight strokeWidth={1.5} aria-hidden />
              </IconButton>
            </Turn>
          </Stack>
          <Actions>{actions}</Actions>
        </Stack>
      </Container>
    </Section>
  );
}

/** The swipe distance in pixels. */
const enough = 40;

function useSwipe(turn: (step: number) => void) {
  const began = useRef<number>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      began.current = pointerType === 'touch' ? clientX : undefined;
    },
    // vertical movement scrolls the page
    onPointerCancel: () => {
      began.current = undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = began.current === undefined ? 0 : clientX - began.current;
      if (Math.abs(way) >= enough) turn(way < 0 ? 1 : -1);
    },
  };
}

const allShown = css`
  grid-area: auto;
  visibility: visible;
`;
const Grid = styled.ul`
  display: grid;
  gap: ${space[24]};
  touch-action: pan-y;
  ${from.phone} {
    grid-template-columns: repeat(2, 1fr);
    touch-action: auto;
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
/** Stacked on phones, so that nothing moves between reviews; one below the other without scripts and on paper. */
const Item = styled.li<{ $shown: boolean }>`
  grid-area: 1 / 1;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  ${from.phone} {
    ${allShown}
  }
  @media (scripting: none) {
    ${allShown}
  }
  @media print {
    ${allShown}
  }
`;
const Turn = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[16]};
  color: ${color.ink700};
  font-variant-numeric: tabular-nums;
  ${from.phone} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  @media print {
    display: none;
  }
`;
