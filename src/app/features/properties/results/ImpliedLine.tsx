import * as messages from '@messages/app/properties';
import { Link } from 'react-router-dom';
import { type PropertySearch, writePropertySearch } from '../propertySearch';

/** The same search for rentals, without its prices: they mean a purchase, not a monthly rent. */
function rentsOf({ min_price: _min, max_price: _max, page: _page, ...search }: PropertySearch): string {
  return `/properties${writePropertySearch({ ...search, purpose: 'rent' })}`;
}

/** That a price without a purpose means homes to buy, and a link to what that leaves out. */
export function ImpliedLine({ search }: { search: PropertySearch }) {
  return (
    <p>
      {messages.showingHomesToBuy} <Link to={rentsOf(search)}>{messages.seeRentsInstead}</Link>
    </p>
  );
}
