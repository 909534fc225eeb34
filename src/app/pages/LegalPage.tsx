import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { LegalText } from '../features/about/LegalText';
import { color, from, space } from '../theme/tokens';
import { ButtonAnchor } from '../ui/Button';
import { Container, Stack } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { PageStart } from '../ui/PageStart';

const privacy = { name: 'privacy-policy', title: 'Privacy Policy' };
const terms = { name: 'terms-and-conditions', title: 'Terms and Conditions' };
const disclaimer = { name: 'disclaimer', title: 'Disclaimer' };
const texts = [privacy, terms, disclaimer] as const;

export const PrivacyPage = () => <LegalPage {...privacy} />;
export const TermsPage = () => <LegalPage {...terms} />;
export const DisclaimerPage = () => <LegalPage {...disclaimer} />;

/** `/privacy-policy`, `/terms-and-conditions`, `/disclaimer`: the PDF to take along, and the same words below. */
function LegalPage({ name, title }: { name: string; title: string }) {
  const pdf = `/legal/${name}.pdf`;
  const mayShowPdf = useMayShowPdf(name);
  return (
    <>
      <PageHead title={title} trail={[{ name: title }]} />
      <Container>
        <PageStart />
        <Columns>
          <Aside>
            <nav aria-label="Legal texts">
              <ul>{texts.map((text) => <li key={text.name}><Link to={`/${text.name}`} aria-current={text.name === name ? 'page' : undefined}>{text.title}</Link></li>)}</ul>
            </nav>
            <div><ButtonAnchor href={pdf} download $kind="quiet"><Download size={18} strokeWidth={1.5} aria-hidden /> Download the PDF</ButtonAnchor></div>
          </Aside>
          <Stack $gap={48}>
            {mayShowPdf && <Sheet type="application/pdf" data={`${pdf}#navpanes=0`} aria-label={`${title}, as a PDF`}><p>This browser shows no PDF inside a page. <a href={pdf}>Open {title} as a PDF</a>, or read it below.</p></Sheet>}
            <LegalText name={name} pdf={pdf} />
          </Stack>
        </Columns>
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

const Columns = styled.div`
  display: grid; gap: ${space[32]};
  ${from.tablet} { grid-template-columns: 14rem minmax(0, 1fr); gap: ${space[64]}; }
`;
const Aside = styled.aside.attrs({ 'aria-label': 'Legal texts and the PDF' })`
  display: grid; gap: ${space[24]}; align-content: start;
  li a { display: inline-flex; align-items: center; min-height: 2.75rem; text-decoration: none; }
  li a:hover { color: ${color.brass700}; text-decoration: underline; text-underline-offset: 0.3em; }
  li a[aria-current] { text-decoration: underline; text-decoration-color: ${color.brass500}; text-decoration-thickness: 2px; text-underline-offset: 0.35em; }
  ${from.tablet} { position: sticky; top: calc(var(--bar) + ${space[32]}); align-self: start; }
  @media print { display: none; }
`;
const Sheet = styled.object`
  display: none; width: 100%; height: min(70vh, 50rem); border: 1px solid ${color.sand200}; background: ${color.sand100};
  p { padding: ${space[24]}; }
  ${from.tablet} { display: block; }
  @media print { display: none; }
`;
