import styled from 'styled-components';
import { brand } from '@contract/brand';
import { Unseen } from '../../ui/Layout';
import { space } from '../../theme/tokens';
import marks from './socialMarks.svg';
import { socialNetworks } from './socialNetworks';

/** Links to the house's networks; `first` of them, all ten when left out. */
export function SocialLinks({ first = socialNetworks.length }: { first?: number }) {
  return (
    <List>
      {socialNetworks.slice(0, first).map(({ name, href, mark }) => (
        <li key={name}>
          <Anchor href={href} target="_blank" rel="noreferrer"><svg width="1em" height="1em" fill="currentColor" aria-hidden><use href={`${marks}#${mark}`} /></svg><Unseen>{brand} on {name} (opens a new tab)</Unseen></Anchor>
        </li>
      ))}
    </List>
  );
}

/** Five a line: ten are two whole lines. */
const List = styled.ul`display: grid; grid-template-columns: repeat(5, 2.75rem); gap: ${space[4]};`;
const Anchor = styled.a`
  display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border-radius: 50%; font-size: 1.125rem;
  &:hover { color: var(--brass-on-night); }
`;
