import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SocialLinks } from '../../features/company/SocialLinks';
import { useGetCompanyQuery } from '../../api/endpoints/contentApi';
import { brand } from '@contract/brand';
import * as messages from '@messages/app/layout';
import { color, font, from, size, space } from '../../theme/tokens';
import { Container } from '../../ui/Layout';
import { phoneHref } from '../../ui/phoneHref';
import { PlainReportLink, ReportProblem } from './ReportProblem';
import { barLinks, legalLinks } from './siteLinks';

/** The footer of every page: links, contact details, legal pages. */
export function Footer() {
  const { data: company } = useGetCompanyQuery();
  return (
    <Band>
      <Container>
        <Columns>
          <div>
            <Name>{brand}</Name>
            <p>{messages.villasApartmentsLand}</p>
          </div>
          <nav aria-label={messages.site} id="site-links">
            <ul>
              {barLinks.map(({ name, to }) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
              <li>
                <Link to="/favourites">{messages.favourites}</Link>
              </li>
              <li>
                <Link to="/packages">{messages.packages}</Link>
              </li>
              <li>
                <Link to="/reviews">{messages.reviews}</Link>
              </li>
            </ul>
          </nav>
          <nav aria-label={messages.legal}>
            <ul>
              {legalLinks.map(({ name, to }) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
              <li>
                <ReportProblem look="button" />
                <PlainReportLink />
              </li>
            </ul>
          </nav>
          <div>
            {company && (
              <ul>
                <li>
                  <a href={phoneHref(company.phone)}>{company.phone}</a>
                </li>
                <li>
                  <a href={`mailto:${company.email}`}>{company.email}</a>
                </li>
              </ul>
            )}
            <SocialLinks />
          </div>
        </Columns>
        <Small>{messages.copyright(new Date().getFullYear(), brand)}</Small>
      </Container>
    </Band>
  );
}

const Band = styled.footer`
  padding: ${space[64]} 0;
  background: ${color.night};
  color: ${color.onNightSoft};
  font-size: ${size[14]};
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    text-decoration: none;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
  }
  @media (scripting: none) {
    form {
      display: none;
    }
  }
  a:hover,
  button:hover {
    color: ${color.brassOnNight};
  }
  @media print {
    display: none;
  }
`;
const Columns = styled.div`
  display: grid;
  gap: ${space[32]};
  ${from.phone} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.desktop} {
    grid-template-columns: 1.4fr 1fr 1fr 1.6fr;
  }
`;
const Name = styled.p`
  padding-bottom: ${space[8]};
  font: 500 ${size[28]} / 1.2 ${font.display};
  color: ${color.onNight};
`;
const Small = styled.p`
  margin-top: ${space[48]};
  padding-top: ${space[16]};
  border-top: 1px solid #343c47;
`;
