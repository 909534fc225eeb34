import styled from 'styled-components';
import { brand } from '@contract/brand';
import * as messages from '@messages/app/company';
import { VisuallyHidden } from '../../ui/Layout';
import { space } from '../../theme/tokens';
import marks from './socialMarks.svg';
import { useGetCompanyQuery } from '../../api/endpoints/contentApi';
import { socialNames } from './socialNetworks';

/**
 * Links to the company's pages at social networks, as far as they are set: the `first` few, or all. Nothing if none is
 * set.
 */
export function SocialLinks({ first }: { first?: number }) {
  const { data: company } = useGetCompanyQuery();
  const links = company?.social ?? [];
  if (links.length === 0) return null;
  return (
    <List>
      {links.slice(0, first).map(({ network, href }) => (
        <li key={network}>
          <Anchor href={href} target="_blank" rel="noreferrer">
            <svg width="1em" height="1em" fill="currentColor" aria-hidden>
              <use href={`${marks}#${network}`} />
            </svg>
            <VisuallyHidden>{messages.onNetwork(brand, socialNames[network])}</VisuallyHidden>
          </Anchor>
        </li>
      ))}
    </List>
  );
}

/** Five per line, so that ten fill two lines. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, 2.75rem);
  gap: ${space[4]};
`;
const Anchor = styled.a`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  font-size: 1.125rem;
  &:hover {
    color: var(--brass-on-night);
  }
`;
