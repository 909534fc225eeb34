import type { Company } from '@contract/content';
import * as messages from '@messages/app/contact';
import styled from 'styled-components';
import { hoursLabel } from '../../ui/hoursLabel';
import { color, from, size, space } from '../../theme/tokens';
import { Container, Display2, Display3, Section, Stack } from '../../ui/Layout';

/** The company fills in what is in brackets. */
const offices = [
  {
    name: messages.indore,
    role: messages.headquarters,
    lines: [messages.streetAndNumber, messages.vijayNagarLabel, messages.indoreMadhyaPradeshPinCode, messages.india],
    hours: null,
  },
  {
    name: messages.beverlyHills,
    role: messages.officeForTheWestCoast,
    lines: [messages.streetAndSuite, messages.beverlyHillsCaliforniaZipCode, messages.unitedStates],
    hours: messages.byAppointment,
  },
  {
    name: messages.miami,
    role: messages.officeForTheEastCoast,
    lines: [messages.streetAndSuite, messages.miamiFloridaZipCode, messages.unitedStates],
    hours: messages.byAppointment,
  },
] as const;

/** The addresses of our offices. */
export function Offices({ company }: { company: Company | undefined }) {
  return (
    <Section aria-labelledby="offices">
      <Container>
        <Stack $gap={32}>
          <Stack $gap={12}>
            <Display2 id="offices">{messages.ourOffices}</Display2>
            <p>{messages.bookATimeBeforeYouVisit}</p>
          </Stack>
          <Grid>
            {offices.map(({ name, role, lines, hours }) => (
              <li key={name}>
                <div>
                  <Display3>{name}</Display3>
                  <Role>{role}</Role>
                </div>
                <address>
                  {lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
                <Hours>{hours ?? (company && hoursLabel(company.hours))}</Hours>
              </li>
            ))}
          </Grid>
          <Hours>{messages.addressesInBrackets}</Hours>
        </Stack>
      </Container>
    </Section>
  );
}

const Grid = styled.ul`
  display: grid;
  gap: ${space[16]};
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space[24]};
  }
  li {
    display: grid;
    gap: ${space[16]};
    align-content: start;
    padding: ${space[24]};
    background: ${color.raised};
    border: 1px solid ${color.sand200};
    border-top: 2px solid ${color.brass500};
  }
  address {
    display: grid;
    font-style: normal;
  }
`;
const Role = styled.p`
  color: ${color.brass700};
  font-size: ${size[14]};
`;
const Hours = styled.p`
  color: ${color.ink500};
  font-size: ${size[14]};
`;
