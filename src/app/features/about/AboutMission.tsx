import { Award, Handshake, ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { color, font, from, size, space } from '../../theme/tokens';
import { Container, Display2, Display3, Overline, Section, Stack } from '../../ui/Layout';

const values = [
  {
    name: 'Excellence',
    Icon: Award,
    words:
      'A floor plan to scale, a photograph at the right hour, a snag list with every point closed. Good work is visible in small things.',
  },
  {
    name: 'Trust',
    Icon: Handshake,
    words: 'We say whom we act for and what we are paid. If we know of a weakness, you hear of it from us.',
  },
  {
    name: 'Professionalism',
    Icon: ShieldCheck,
    words:
      'Appointments begin on time, papers are read by those qualified to read them, and your details stay in the file they were given for.',
  },
] as const;

/** What the house is for, in a sentence, on a dark band. */
export function AboutMission() {
  return (
    <Section $tone="night" aria-labelledby="mission">
      <Container>
        <Stack $gap={16}>
          <OnNight id="mission" as="h2">
            Our mission
          </OnNight>
          <Words>
            To make the purchase, letting or sale of a fine home as calm and as exact as the house itself: fewer
            viewings, better chosen; figures that can be checked; and an answer on the day it is promised.
          </Words>
        </Stack>
      </Container>
    </Section>
  );
}

/** Excellence, Trust, Professionalism. */
export function AboutValues() {
  return (
    <Section aria-labelledby="values">
      <Container>
        <Stack $gap={48}>
          <Stack $gap={8}>
            <Overline>Philosophy</Overline>
            <Display2 id="values">What we hold to</Display2>
          </Stack>
          <Grid>
            {values.map(({ name, Icon, words }) => (
              <li key={name}>
                <Icon size={32} strokeWidth={1.5} aria-hidden />
                <Display3>{name}</Display3>
                <p>{words}</p>
              </li>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}

const OnNight = styled(Overline)`
  color: ${color.brassOnNight};
`;
const Words = styled.p`
  max-width: 34ch;
  font: 500 ${size[40]} / 1.25 ${font.display};
  ${from.tablet} {
    max-width: 46ch;
  }
`;
const Grid = styled.ul`
  display: grid;
  gap: ${space[32]};
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space[48]};
  }
  li {
    display: grid;
    gap: ${space[12]};
    align-content: start;
    padding-top: ${space[24]};
    border-top: 1px solid ${color.brass500};
  }
  svg {
    color: ${color.brass700};
  }
`;
