import type { ListingCounts } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { SelectField } from '../../../ui/Field';
import type { PropertySearch } from '../propertySearch';
import { withCount } from './withCount';

interface LocalityFieldsProps {
  search: PropertySearch;
  /** The localities that have listings. */
  localities: ListingCounts['locality'];
  isExact: boolean;
}

/** A locality, and whether its neighbours count too. */
export function LocalityFields({ search, localities, isExact }: LocalityFieldsProps) {
  const [chosen = ''] = search.locality ?? [];
  const names = [...new Set([...localities.map(({ value }) => value), ...(chosen ? [chosen] : [])])];
  const countOf = (name: string) => localities.find(({ value }) => value === name)?.count;
  return (
    <>
      <SelectField label={messages.locality} name="locality" defaultValue={chosen}>
        <option value="">{messages.anywhere}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {withCount(name, countOf(name), isExact)}
          </option>
        ))}
      </SelectField>
      <SelectField label={messages.neighbours} name="near" defaultValue={search.near ?? ''}>
        <option value="">{messages.onlyThere}</option>
        <option value="true">{messages.alsoNearby}</option>
      </SelectField>
    </>
  );
}
