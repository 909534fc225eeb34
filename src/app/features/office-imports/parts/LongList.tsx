import * as messages from '@messages/app/officeImports';
import { wholeNumber } from '../../../ui/wholeNumber';
import { Bullets } from './stepParts';

const shown = 10;

/** The first items of a list, and how many more there are. */
export function LongList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  const more = items.length - shown;
  return (
    <Bullets>
      {items.slice(0, shown).map((item) => (
        <li key={item}>{item}</li>
      ))}
      {more > 0 && <li>{messages.andMore(wholeNumber.format(more))}</li>}
    </Bullets>
  );
}
