import { Award, Handshake, ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { color, font, from, size, space } from '../../theme/tokens';
import { Container, Display2, Display3, Overline, Section, Stack } from '../../ui/Layout';

const values = [
  {
    name: 'Excellence',
    Icon: Award,
    text: 'A floor plan to scale, a photo in the right light, a snag list with every item closed. Good work shows in the details.',
  },
  {
    name: 'Trust',
    Icon: Handshake,
    text: 'We tell you who we act for and what we are paid. If a home has a weakness, you hear it from us first.',
  },
  {
    name: 'Professionalism',
    Icon: ShieldCheck,
    text: 'Appointments start on time, qualified people read the papers, and we use your details only for what you gave them for.',
  },
] as const;

/** Our mission in a sentence, on a dark band. */
export function AboutMission() {
  return (
    <Section $tone="night" aria-labelledby="mission">
      <Container>
        <Stack $gap={16}>
          <OnNight id="mission" as="h2">
            Our mission
          </OnNight>
          <Text>
            To make buying, renting or selling a fine home calm and precise: fewer, better viewings, figures you can
            check, and answers on the day we promise them.
          </Text>
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
            <Display2 id="values">What we stand for</Display2>
          </Stack>
          <Grid>
            {values.map(({ name, Icon, text }) => (
              <li key={name}>
                <Icon size={32} strokeWidth={1.5} aria-hidden />
                <Display3>{name}</Display3>
                <p>{text}</p>
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
const Text = styled.p`
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
