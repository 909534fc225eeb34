import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, space } from '../theme/tokens';
import { VisuallyHidden } from './Layout';

interface TabLinksProps {
  /** The accessible name of the choice. */
  name: string;
  tabs: readonly { id: string; name: string; to: string; count?: number | undefined }[];
  open: string;
}

/** Tabs as links, so that the selection is in the address, each with its count. */
export function TabLinks({ name, tabs, open }: TabLinksProps) {
  return (
    <nav aria-label={name}>
      <List>
        {tabs.map(({ id, name: words, to, count }) => (
          <li key={id}>
            <Tab to={to} preventScrollReset aria-current={id === open ? 'page' : undefined}>
              {words}
              {count !== undefined && (
                <Count>
                  <VisuallyHidden>, </VisuallyHidden>
                  {count}
                </Count>
              )}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** Visually hidden labels inside must not overflow the page. */
const List = styled.ul`
  position: relative;
  display: flex;
  overflow-x: auto;
  border-bottom: 1px solid ${color.sand200};
`;
const Tab = styled(Link)`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  min-height: 2.75rem;
  padding: ${space[8]} ${space[16]};
  border-bottom: 3px solid transparent;
  color: ${color.ink500};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: ${color.ink900};
  }
  &[aria-current] {
    color: ${color.ink900};
    border-bottom-color: ${color.brass700};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const Count = styled.span`
  color: ${color.ink500};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;
