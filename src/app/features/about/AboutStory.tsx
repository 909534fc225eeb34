import type { StaticPage } from '@contract/content';
import styled from 'styled-components';
import { brand } from '@contract/brand';
import * as messages from '@messages/app/about';
import { useGetFiguresQuery } from '../../api/endpoints/contentApi';
import { color, from, space } from '../../theme/tokens';
import { Container, Display2, Overline, Section, Stack } from '../../ui/Layout';
import { Markdown } from '../../ui/Markdown';
import { Skeleton } from '../../ui/Skeleton';
import { OwnFigures } from '../../ui/Stats';

const shown = [
  ['properties_sold', messages.propertiesSold],
  ['clients', messages.happyClients],
  ['years', messages.yearsExperience],
  ['rating', messages.averageRating],
] as const;

/** Our built-in story, shown if the office has written none. */
const builtIn = messages.builtIn(brand);

interface AboutStoryProps {
  page: StaticPage | null | undefined;
  /** The page's text is still loading. */
  waits: boolean;
}

/** Our story as the office wrote it, and our figures beside it. */
export function AboutStory({ page, waits }: AboutStoryProps) {
  return (
    <Section aria-labelledby="story">
      <Container>
        <Columns>
          <Stack $gap={32}>
            <Stack $gap={8}>
              <Overline>{messages.foundedIn2025}</Overline>
              <Display2 id="story">{messages.ourStory}</Display2>
            </Stack>
            {waits ? <Skeleton $height="32rem" /> : <Markdown text={page?.content || builtIn} lead />}
          </Stack>
          <Numbers>
            <OwnFigures figures={useGetFiguresQuery().data} shown={shown} />
          </Numbers>
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[48]};
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 16rem;
    gap: ${space[96]};
  }
`;
const Numbers = styled.aside.attrs({ 'aria-label': 'In numbers' })`
  ${from.tablet} {
    position: sticky;
    top: calc(var(--bar) + ${space[48]});
    align-self: start;
    padding-left: ${space[48]};
    border-left: 1px solid ${color.brass500};
    dl {
      flex-direction: column;
      gap: ${space[32]};
    }
  }
`;
