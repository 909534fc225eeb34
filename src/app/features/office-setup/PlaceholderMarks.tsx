import type { OfficeSetup } from '@contract/office';
import * as messages from '@messages/app/officeSetup';
import { Link } from 'react-router-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { useGetOfficeSetupQuery } from '../../api/endpoints/officeApi';
import { color, size, space } from '../../theme/tokens';
import { Container } from '../../ui/Layout';

const digits = (text: string) => text.replace(/[^\d+]/g, '');

/** The links of the site that lead to a placeholder. */
function linksTo({ phone, whatsapp, email }: OfficeSetup['placeholders']): string {
  return [
    phone && `a[href='tel:${digits(phone)}']`,
    whatsapp && `a[href^='https://wa.me/${digits(whatsapp)}']`,
    email && `a[href='mailto:${email}']`,
  ]
    .filter(Boolean)
    .join(', ');
}

const fieldLabels: Readonly<Record<keyof OfficeSetup['placeholders'], string>> = {
  phone: messages.phoneNumber,
  whatsapp: messages.whatsAppNumber,
  email: messages.emailAddress,
  gstin: 'GSTIN',
  address: 'address',
};

/** On the public pages, for superusers only: marks contact details that are still placeholders, and says where to change them. */
export function PlaceholderMarks() {
  const { data } = useGetOfficeSetupQuery();
  const placeholders = data?.placeholders ?? {};
  const names = (Object.keys(placeholders) as (keyof typeof fieldLabels)[]).map((field) => fieldLabels[field]);
  if (names.length === 0) return null;
  const links = linksTo(placeholders);
  return (
    <>
      {links && <Marks $links={links} />}
      <Note aria-label={messages.onlyForStaff}>
        <Container>
          {messages.onlyYouSee(names.join(', '))} <Link to="/office/settings">{messages.enterYourOwn}</Link>
        </Container>
      </Note>
    </>
  );
}

const Marks = createGlobalStyle<{ $links: string }>`
  ${({ $links }) => $links} {
    outline: 2px dashed ${color.amber700};
    outline-offset: -2px;
  }
`;
const Note = styled.aside`
  padding: ${space[12]} 0;
  background: ${color.sand100};
  border-top: 2px dashed ${color.amber700};
  font-size: ${size[14]};
  a {
    color: ${color.brass700};
  }
  @media print {
    display: none;
  }
`;
