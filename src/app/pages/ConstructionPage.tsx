import * as messages from '@messages/app/pages';
import { useSearchParams } from 'react-router-dom';
import { useGetCompanyQuery } from '../api/endpoints/contentApi';
import { whatsAppLink } from '../features/company/whatsApp';
import { QuoteSection } from '../features/construction/QuoteSection';
import { ServiceGrid } from '../features/construction/ServiceGrid';
import { serviceQuery } from '../features/construction/builtInServices';
import { useServices } from '../features/construction/useServices';
import { EnquiryForm } from '../features/contact/EnquiryForm';
import { ButtonAnchor } from '../ui/Button';
import { Container, Display2, Section, Stack } from '../ui/Layout';
import { PictureHead } from '../ui/PictureHead';

/** `/construction`: what we build, and a quote form; its service is in the address. */
export function ConstructionPage() {
  const services = useServices();
  const { data: company } = useGetCompanyQuery();
  const [params, setParams] = useSearchParams();
  const chosen = services?.find(({ id }) => id !== undefined && String(id) === params.get('service'))?.id;
  const choose = (service: string) =>
    setParams(service ? { service } : {}, { replace: true, preventScrollReset: true });
  return (
    <>
      <PictureHead
        overline={messages.constructionServices}
        title={messages.designBuildAndRenovation}
        lead={messages.architectsAndSiteEngineersWho}
        picture={services?.filter(({ picture }) => picture).at(-1)?.picture}
        awaited={!services}
        trail={[{ name: messages.construction }]}
      >
        <div>
          <ButtonAnchor href="#quote">{messages.requestQuote}</ButtonAnchor>
        </div>
      </PictureHead>
      <Section aria-labelledby="services">
        <Container>
          <Stack $gap={32}>
            <Display2 id="services">{messages.whatWeDo}</Display2>
            <ServiceGrid
              services={services}
              chatAbout={(service) => whatsAppLink(company?.whatsapp ?? '', serviceQuery(service))}
            />
          </Stack>
        </Container>
      </Section>
      <QuoteSection services={services ?? []} chosen={chosen} onChoose={choose}>
        <EnquiryForm
          about={{ kind: 'quote', ...(chosen !== undefined && { service: chosen }) }}
          action={messages.requestQuote}
        />
      </QuoteSection>
    </>
  );
}
