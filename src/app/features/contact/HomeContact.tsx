import type { Company, SiteImage } from '@contract/content';
import * as messages from '@messages/app/contact';
import { Mail, MapPin, Phone } from 'lucide-react';
import styled from 'styled-components';
import { color, from, space } from '../../theme/tokens';
import { Container, Display2, Overline, Section, Stack } from '../../ui/Layout';
import { AdSlots } from './AdSlots';
import { EnquiryForm } from './EnquiryForm';

interface HomeContactProps {
  company: Company | undefined;
  /** The site's settings; undefined until they are loaded. */
  advertisements: readonly SiteImage[] | undefined;
}

const places = [1, 2];

/** Contact details and an enquiry form. */
export function HomeContact({ company, advertisements }: HomeContactProps) {
  return (
    <Section $tone="sand" aria-labelledby="home-contact">
      <Container>
        <Columns>
          <Stack $gap={24}>
            <Stack $gap={8}>
              <Overline>{messages.contact}</Overline>
              <Display2 id="home-contact">{messages.getInTouch}</Display2>
            </Stack>
            <p>{messages.tellUsWhatYouAreLooking}</p>
            <Lines>
              <li>
                <Phone size={20} strokeWidth={1.5} aria-hidden />
                {company?.phone}
              </li>
              <li>
                <Mail size={20} strokeWidth={1.5} aria-hidden />
                {company?.email}
              </li>
              <li>
                <MapPin size={20} strokeWidth={1.5} aria-hidden />
                {messages.vijayNagar}
              </li>
            </Lines>
          </Stack>
          <Form>
            <EnquiryForm about={{ kind: 'contact' }} names="two" />
          </Form>
          <AdSlots advertisements={advertisements} places={places} />
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[48]};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    grid-template-rows: auto 1fr;
    gap: ${space[32]} ${space[48]};
  }
`;
/** Between text and advertisements on phones, beside both on wider screens. */
const Form = styled.div`
  ${from.tablet} {
    grid-area: 1 / 2 / 3;
  }
`;
const Lines = styled.ul`
  display: grid;
  gap: ${space[12]};
  li {
    display: flex;
    gap: ${space[12]};
    align-items: center;
  }
  svg {
    color: ${color.brass700};
    flex: none;
  }
`;
