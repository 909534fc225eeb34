import * as messages from '@messages/app/pages';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { LegalText } from '../features/about/LegalText';
import { LegalSheet } from '../features/legal/LegalSheet';
import { color, from, space } from '../theme/tokens';
import { ButtonAnchor } from '../ui/Button';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { PageStart } from '../ui/PageStart';

const privacy = { name: 'privacy-policy', title: messages.privacyPolicy };
const terms = { name: 'terms-and-conditions', title: messages.termsAndConditions };
const disclaimer = { name: 'disclaimer', title: messages.disclaimer };
const texts = [privacy, terms, disclaimer] as const;

export const PrivacyPage = () => <LegalPage {...privacy} />;
export const TermsPage = () => <LegalPage {...terms} />;
export const DisclaimerPage = () => <LegalPage {...disclaimer} />;

/**
 * `/privacy-policy`, `/terms-and-conditions`, `/disclaimer`: the text, and the PDF in the page and as a download. A
 * phone, where a page of paper is hard to read, has the text first.
 */
function LegalPage({ name, title }: { name: string; title: string }) {
  const pdf = `/legal/${name}.pdf`;
  return (
    <>
      <PageHead title={title} trail={[{ name: title }]} />
      <Container>
        <PageStart />
        <Columns>
          <Aside>
            <nav aria-label={messages.legalTexts}>
              <ul>
                {texts.map((text) => (
                  <li key={text.name}>
                    <Link to={`/${text.name}`} aria-current={text.name === name ? 'page' : undefined}>
                      {text.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <div>
              <ButtonAnchor href={pdf} download $kind="quiet">
                <Download size={18} strokeWidth={1.5} aria-hidden /> {messages.downloadThePdf}
              </ButtonAnchor>
            </div>
          </Aside>
          <Both>
            <div>
              <LegalText name={name} pdf={pdf} />
            </div>
            <LegalSheet key={name} title={title} pdf={pdf} />
          </Both>
        </Columns>
        <PageEnd />
      </Container>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[32]};
  ${from.tablet} {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${space[64]};
  }
`;
const Both = styled.div`
  display: grid;
  gap: ${space[48]};
  min-width: 0;
  > div {
    display: grid;
    gap: ${space[48]};
    min-width: 0;
  }
  ${from.tablet} {
    > section {
      order: -1;
    }
  }
`;
const Aside = styled.aside.attrs({ 'aria-label': 'Legal texts and the PDF' })`
  display: grid;
  gap: ${space[24]};
  align-content: start;
  li a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    text-decoration: none;
  }
  li a:hover {
    color: ${color.brass700};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  li a[aria-current] {
    text-decoration: underline;
    text-decoration-color: ${color.brass500};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.35em;
  }
  ${from.tablet} {
    position: sticky;
    top: calc(var(--bar) + ${space[32]});
    align-self: start;
  }
  @media print {
    display: none;
  }
`;
