import * as messages from '@messages/app/properties';
import { SelectField } from '../../../ui/Field';
import { shortMoney } from '../../../ui/Money';
import type { PropertySearch } from '../propertySearch';
import { withOwn } from './withOwn';

const lakh = 100_000;
const forSale = [50, 100, 200, 300, 500, 750, 1_000, 1_500, 2_000].map((lakhs) => lakhs * lakh);
const forRent = [25_000, 50_000, 75_000, 100_000, 150_000, 200_000, 300_000, 500_000];

/** The minimum and maximum price; monthly amounts for rentals. */
export function PriceFields({ search }: { search: PropertySearch }) {
  return (
    <>
      {(['min_price', 'max_price'] as const).map((name) => (
        <SelectField
          key={name}
          label={name === 'min_price' ? messages.priceFrom : messages.priceUp}
          name={name}
          defaultValue={search[name] ?? ''}
        >
          <option value="">{messages.any}</option>
          {withOwn(search.purpose === 'rent' ? forRent : forSale, search[name]).map((rupees) => (
            <option key={rupees} value={rupees}>
              {shortMoney(rupees * 100)}
            </option>
          ))}
        </SelectField>
      ))}
    </>
  );
}
