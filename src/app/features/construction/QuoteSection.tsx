import * as messages from '@messages/app/construction';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from, space } from '../../theme/tokens';
import { SelectField } from '../../ui/Field';
import { Container, Display2, Overline, Section, Stack } from '../../ui/Layout';
import { NumberedSteps } from '../../ui/NumberedSteps';
import type { ShownService } from './builtInServices';

interface QuoteSectionProps {
  services: readonly ShownService[];
  /** The id of the service to quote. */
  chosen: number | undefined;
  onChoose: (service: string) => void;
  /** The form that sends the request. */
  children: ReactNode;
}

const steps = [
  messages.tellUsWhereTheSite,
  messages.anEngineerCallsWithinOne,
  messages.youReceiveABillOfQuantities,
] as const;

/** Requests a quote: the service, then the details. */
export function QuoteSection({ services, chosen, onChoose, children }: QuoteSectionProps) {
  const known = services.filter(({ id }) => id !== undefined);
  return (
    <Section id="quote" $tone="sand" aria-labelledby="quote-title">
      <Container>
        <Columns>
          <Stack $gap={24}>
            <Stack $gap={8}>
              <Overline>{messages.requestAQuote}</Overline>
              <Display2 id="quote-title">{messages.anItemisedQuote}</Display2>
            </Stack>
            <NumberedSteps>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </NumberedSteps>
          </Stack>
          <Stack $gap={16}>
            {known.length > 0 && (
              <SelectField
                label={messages.service}
                value={chosen ?? ''}
                onChange={({ target: { value } }) => onChoose(value)}
              >
                <option value="">{messages.notSureYet}</option>
                {known.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </SelectField>
            )}
            {children}
          </Stack>
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[48]};
  align-items: start;
  ${from.tablet} {
    grid-template-columns: 5fr 7fr;
    gap: ${space[96]};
  }
`;
