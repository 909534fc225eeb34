import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { LegalText } from '../features/about/LegalText';
import { color, from, space } from '../theme/tokens';
import { ButtonAnchor } from '../ui/Button';
import { Container, Stack } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { PageStart } from '../ui/PageStart';

export const PrivacyPage = () => <LegalPage name="privacy-policy" title="Privacy Policy" />;
export const TermsPage = () => <LegalPage name="terms-and-conditions" title="Terms and Conditions" />;
export const DisclaimerPage = () => <LegalPage name="disclaimer" title="Disclaimer" />;

/** `/privacy-policy`, `/terms-and-conditions`, `/disclaimer`: the PDF to take along, and the same words below. */
function LegalPage({ name, title }: { name: string; title: string }) {
  const pdf = `/legal/${name}.pdf`;
  const mayShowPdf = useMayShowPdf(name);
  return (
    <>
      <PageHead title={title} trail={[{ name: title }]} />
      <Container>
        <PageStart />
        <Stack $gap={48}>
          <Stack $gap={24}>
            <Actions><ButtonAnchor href={pdf} download $kind="quiet"><Download size={18} strokeWidth={1.5} aria-hidden /> Download the PDF</ButtonAnchor></Actions>
            {mayShowPdf && <Sheet type="application/pdf" data={pdf} aria-label={`${title}, as a PDF`}><p>This browser shows no PDF inside a page. <a href={pdf}>Open {title} as a PDF</a>, or read it below.</p></Sheet>}
          </Stack>
          <LegalText name={name} pdf={pdf} />
        </Stack>
        <PageEnd />
      </Container>
    </>
  );
}

const never = () => () => {};
/** The address that this document was loaded from. */
const documentPath = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? window.location.href).pathname;

/** Only a document that was loaded from this very address was given leave to show its PDF; one that came by way of other pages was not. */
function useMayShowPdf(name: string): boolean {
  return useSyncExternalStore(never, () => documentPath() === `/${name}`, () => true);
}

const Actions = styled.div`@media print { display: none; }`;
const Sheet = styled.object`
  display: none; width: 100%; height: min(80vh, 60rem); border: 1px solid ${color.sand200}; background: ${color.sand100};
  p { padding: ${space[24]}; }
  ${from.tablet} { display: block; }
  @media print { display: none; }
`;
