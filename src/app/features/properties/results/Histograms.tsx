import type { ListingCounts } from '@contract/properties';
import * as messages from '@messages/app/properties';
import styled from 'styled-components';
import { from, space } from '../../../theme/tokens';
import { shortMoney } from '../../../ui/Money';
import type { PropertySearch } from '../propertySearch';
import { Histogram } from './Histogram';
import { wholeNumber } from '../../../ui/wholeNumber';

const amount = (text: string | undefined) => (text === undefined ? undefined : Number(text));

export interface HistogramsProps {
  counts: ListingCounts;
  search: PropertySearch;
}

/** Above the choices of price and size: how many listings there are at each. */
export function Histograms({ counts, search }: HistogramsProps) {
  return (
    <Row>
      <Histogram
        label={messages.price}
        bars={counts.prices}
        least={amount(search.min_price)}
        most={amount(search.max_price)}
        format={(rupees) => shortMoney(rupees * 100)}
      />
      <Histogram
        label={messages.area}
        bars={counts.sizes}
        least={amount(search.min_size)}
        most={amount(search.max_size)}
        format={(sqft) => messages.sqFt(wholeNumber.format(sqft))}
      />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${space[12]} ${space[24]};
  grid-column: 1 / -1;
  ${from.phone} {
    grid-template-columns: 1fr 1fr;
  }
`;
