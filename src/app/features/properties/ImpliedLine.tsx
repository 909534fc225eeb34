import * as messages from '@messages/app/properties';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, size, space } from '../../theme/tokens';
import { shortMoney } from '../../ui/Money';
import { type PropertySearch, writePropertySearch } from './propertySearch';

/** "from ₹50 L to ₹1 Cr", "up to ₹1 Cr"; empty if no price was recognised. */
function priceRead(implied: URLSearchParams): string {
  const [min, max] = [implied.get('min_price'), implied.get('max_price')].map(
    (rupees) => rupees && shortMoney(Number(rupees) * 100),
  );
  if (max) return min ? messages.fromTo(min, max) : messages.upTo(max);
  return min ? messages.fromMin(min) : '';
}

/** The same search for rentals, without its prices: they mean a purchase, not a monthly rent. */
function rentsOf({ min_price: _min, max_price: _max, page: _page, ...search }: PropertySearch): string {
  return `/properties${writePropertySearch({ ...search, purpose: 'rent' })}`;
}

/** What the server recognised in the search text, and a link to what it excluded. */
export function ImpliedLine({ implied, search }: { implied: string; search: PropertySearch }) {
  const read = new URLSearchParams(implied);
  const price = priceRead(read);
  return (
    <Line>
      {price && messages.weSearchedForAPrice(price)}
      {read.has('purpose') && (
        <>
          {messages.showingHomesToBuy} <Link to={rentsOf(search)}>{messages.seeRentsInstead}</Link>
        </>
      )}
    </Line>
  );
}

const Line = styled.p`
  margin-top: -${space[8]};
  padding-bottom: ${space[16]};
  color: ${color.ink500};
  font-size: ${size[14]};
  a {
    display: inline-block;
    min-height: 1.5rem;
  }
`;
