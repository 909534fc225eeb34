import * as messages from '@messages/app/properties';
import { Bath, BedDouble, Ruler } from 'lucide-react';
import styled from 'styled-components';
import { size, space } from '../../theme/tokens';
import { iconBefore } from '../../ui/iconBefore';
import { factsOf } from './propertyLabels';
import { wholeNumber } from '../../ui/wholeNumber';

const counted = (count: number, one: string, many: string) =>
  `${wholeNumber.format(count)} ${count === 1 ? one : many}`;

/** Beds · baths · sqft, as far as the listing has them. */
export function FactLine({ property }: { property: Parameters<typeof factsOf>[0] }) {
  const { beds, baths, sqft } = factsOf(property);
  return (
    <Line>
      {beds && <li data-fact="beds">{counted(beds, 'bed', 'beds')}</li>}
      {baths && <li data-fact="baths">{counted(baths, 'bath', 'baths')}</li>}
      {sqft && <li data-fact="area">{messages.sqftSqft(wholeNumber.format(sqft))}</li>}
    </Line>
  );
}

const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  font-size: ${size[14]};
  font-variant-numeric: tabular-nums;
  li {
    display: inline-flex;
    align-items: center;
    gap: ${space[8]};
    /* three icons on each of many cards: as elements they would be most of the page */
    &::before {
      opacity: 0.75;
    }
  }
  [data-fact='beds'] {
    ${iconBefore(BedDouble)}
  }
  [data-fact='baths'] {
    ${iconBefore(Bath)}
  }
  [data-fact='area'] {
    ${iconBefore(Ruler)}
  }
`;
