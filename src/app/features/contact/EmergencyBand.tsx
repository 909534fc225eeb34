import type { Company } from '@contract/content';
import * as messages from '@messages/app/contact';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, from, size, space } from '../../theme/tokens';
import { hoursLabel } from '../../ui/hoursLabel';
import { phoneHref } from '../../ui/phoneHref';
import { Container, Display2, Section, Stack } from '../../ui/Layout';

interface EmergencyBandProps {
  company: Company | undefined;
  children: ReactNode;
}

/** The phone number and email address for emergencies, and the social links. */
export function EmergencyBand({ company, children }: EmergencyBandProps) {
  const phone = company?.phone ?? '';
  return (
    <Section $tone="night" aria-labelledby="emergency">
      <Container>
        <Columns>
          <Stack $gap={16}>
            <Display2 id="emergency">{messages.emergencyHotline}</Display2>
            {company && <Soft>{messages.forUrgentProblems(hoursLabel(company.hours))}</Soft>}
            <Line href={phoneHref(phone)}>{phone}</Line>
            <Line href={`mailto:${company?.email ?? ''}?subject=${encodeURIComponent('Urgent: ')}`}>
              {company?.email}
            </Line>
          </Stack>
          {company && company.social.length > 0 && (
            <Stack $gap={16}>
              <h3>{messages.followUs}</h3>
              {children}
            </Stack>
          )}
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[48]};
  ${from.tablet} {
    grid-template-columns: 7fr 5fr;
    gap: ${space[64]};
  }
  h3 {
    font: 600 ${size[22]} / 1.25 ${font.display};
  }
`;
const Soft = styled.p`
  max-width: 52ch;
  color: ${color.onNightSoft};
`;
const Line = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 2.75rem;
  font: 500 ${size[28]} / 1.2 ${font.display};
  font-variant-numeric: lining-nums;
  text-decoration: none;
  &:hover {
    color: ${color.brassOnNight};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
`;
