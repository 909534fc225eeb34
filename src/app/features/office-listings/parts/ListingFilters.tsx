import type { Named } from '@contract/shared';
import * as messages from '@messages/app/officeListings';
import { useSearchParams } from 'react-router-dom';
import { InlineSelect, OfficeButton } from '../../../ui/office/OfficeControls';
import { Filters } from '../../../ui/office/OfficePage';
import { SearchBox } from '../../../ui/office/SearchBox';
import { withParams } from '../../../ui/office/listAddress';
import { attention, lifecycleLabels, lifecycles } from '../listingLabels';

/** Which listings are shown; the address holds the choice. `ownerName`: the owner whose listings are shown, if they are one person's. */
export function ListingFilters({
  cities,
  ownerName = messages.thisOwner,
}: {
  cities: readonly Named[];
  ownerName?: string | undefined;
}) {
  const [params, setParams] = useSearchParams();
  const choose = (name: string, value: string | null) =>
    setParams(new URLSearchParams(withParams(params, { [name]: value }).search));
  const select = (label: string, name: string, options: readonly (readonly [string, string])[]) => (
    <InlineSelect>
      {label}
      <select value={params.get(name) ?? ''} onChange={({ currentTarget: { value } }) => choose(name, value)}>
        <option value="">{messages.all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </InlineSelect>
  );
  return (
    <Filters>
      <SearchBox label={messages.searchByTitle} />
      {select(
        messages.status,
        'lifecycle',
        lifecycles.map((one) => [one, lifecycleLabels[one]]),
      )}
      {select(
        messages.city,
        'city',
        cities.map(({ id, name }) => [String(id), name]),
      )}
      {select(messages.only, 'attention', Object.entries(attention))}
      {params.has('owner') && (
        <OfficeButton $kind="quiet" onClick={() => choose('owner', null)}>
          {messages.onlyOf(ownerName)}
        </OfficeButton>
      )}
    </Filters>
  );
}
