import styled from 'styled-components';
import { useGetStaticPageQuery } from '../features/about/staticPagesApi';
import { SocialLinks } from '../features/company/SocialLinks';
import { useGetCompanyQuery } from '../features/company/companyApi';
import { whatsAppLink } from '../features/company/whatsApp';
import { AdSlot } from '../features/contact/AdSlot';
import { ContactWays } from '../features/contact/ContactWays';
import { EmergencyBand } from '../features/contact/EmergencyBand';
import { EnquiryForm } from '../features/contact/EnquiryForm';
import { MeetingForm } from '../features/contact/MeetingForm';
import { Offices } from '../features/contact/Offices';
import { from, space } from '../theme/tokens';
import { Container, Display2, Section, Stack } from '../ui/Layout';
import { Markdown } from '../ui/Markdown';
import { PictureHead } from '../ui/PictureHead';

const greeting = 'Hello Aangan Estates, I have a question.';

/** `/contact`: four ways to reach the house, two forms, three offices. */
export function ContactPage() {
  const { data: page } = useGetStaticPageQuery('contact');
  const { data: company } = useGetCompanyQuery();
  return (
    <>
      <PictureHead overline="Contact" title={page?.title ?? 'Write, call or come by'} lead="A person from our office answers, within one working day." picture={page?.picture} trail={[{ name: 'Contact' }]} />
      <Section aria-label="Four ways to reach us"><Container><ContactWays company={company} chat={whatsAppLink(company?.whatsapp ?? '', greeting)} /></Container></Section>
      <Section $tone="sand" aria-labelledby="touch">
        <Container>
          <Columns>
            <Stack $gap={48}>
              <Stack $gap={24}><Display2 id="touch">Get in Touch</Display2><EnquiryForm about={{ kind: 'contact' }} names="two" /></Stack>
              <Slots><AdSlot /><AdSlot /></Slots>
            </Stack>
            {page?.content && <Markdown text={page.content} />}
          </Columns>
        </Container>
      </Section>
      <Section id="meeting" aria-labelledby="meeting-title">
        <Container>
          <Columns>
            <Stack $gap={16}>
              <Display2 id="meeting-title">Book a meeting</Display2>
              <p>An hour with the person who knows the house and the one who has read its papers. Here in Indore, in the offices abroad, or by video.</p>
              <p>Choose a date and a time. If it is taken we write back with the two nearest ones.</p>
            </Stack>
            <MeetingForm />
          </Columns>
        </Container>
      </Section>
      <EmergencyBand company={company}><SocialLinks /></EmergencyBand>
      <Offices />
    </>
  );
}

const Columns = styled.div`
  display: grid; gap: ${space[48]}; align-items: start;
  ${from.tablet} { grid-template-columns: 1fr 1fr; gap: ${space[96]}; }
`;
const Slots = styled.div`display: flex; flex-wrap: wrap; gap: ${space[16]};`;
