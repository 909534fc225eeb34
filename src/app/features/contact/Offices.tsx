import type { Company } from '@contract/content';
import styled from 'styled-components';
import { hoursLabel } from '../../ui/hoursLabel';
import { color, from, size, space } from '../../theme/tokens';
import { Container, Display2, Display3, Section, Stack } from '../../ui/Layout';

/** The company fills in what is in brackets. */
const offices = [
  {
    name: 'Indore',
    role: 'Headquarters',
    lines: ['[Street and number]', 'Vijay Nagar', 'Indore, Madhya Pradesh [PIN code]', 'India'],
    hours: null,
  },
  {
    name: 'Beverly Hills',
    role: 'Office for the West Coast',
    lines: ['[Street and suite]', 'Beverly Hills, California [ZIP code]', 'United States'],
    hours: 'By appointment, 10:00 to 17:00',
  },
  {
    name: 'Miami',
    role: 'Office for the East Coast',
    lines: ['[Street and suite]', 'Miami, Florida [ZIP code]', 'United States'],
    hours: 'By appointment, 10:00 to 17:00',
  },
] as const;

/** The addresses of our offices. */
export function Offices({ company }: { company: Company | undefined }) {
  return (
    <Section aria-labelledby="offices">
      <Container>
        <Stack $gap={32}>
          <Stack $gap={12}>
            <Display2 id="offices">Our offices</Display2>
            <p>Book a time before you visit, so the right person is there to meet you.</p>
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
          <Hours>Addresses in brackets are placeholders.</Hours>
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
