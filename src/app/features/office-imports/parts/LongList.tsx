import * as messages from '@messages/app/officeImports';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { wholeNumber } from '../../../ui/wholeNumber';

const shown = 10;

/** The first items of a list, and how many more there are. */
export function LongList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  const more = items.length - shown;
  return (
    <List>
      {items.slice(0, shown).map((item) => (
        <li key={item}>{item}</li>
      ))}
      {more > 0 && <li>{messages.andMore(wholeNumber.format(more))}</li>}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  padding-left: ${space[16]};
  list-style: disc;
  overflow-wrap: anywhere;
`;
