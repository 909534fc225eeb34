import * as messages from '@messages/app/about';
import { Award, Handshake, ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { color, font, from, size, space } from '../../theme/tokens';
import { Container, Display2, Display3, Overline, Section, Stack } from '../../ui/Layout';

const values = [
  {
    name: messages.excellence,
    Icon: Award,
    text: messages.aFloorPlanToScale,
  },
  {
    name: messages.trust,
    Icon: Handshake,
    text: messages.weTellYouWhoWeAct,
  },
  {
    name: messages.professionalism,
    Icon: ShieldCheck,
    text: messages.appointmentsStartOnTime,
  },
] as const;

/** Our mission in a sentence, on a dark band. */
export function AboutMission() {
  return (
    <Section $tone="night" aria-labelledby="mission">
      <Container>
        <Stack $gap={16}>
          <OnNight id="mission" as="h2">
            {messages.ourMission}
          </OnNight>
          <Text>{messages.toMakeBuying}</Text>
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
            <Overline>{messages.philosophy}</Overline>
            <Display2 id="values">{messages.whatWeStand}</Display2>
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
