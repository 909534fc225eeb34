import * as messages from '@messages/app/properties';
import { SelectField } from '../../../ui/Field';
import type { PropertySearch } from '../propertySearch';

interface LocalityFieldsProps {
  search: PropertySearch;
  said: string | undefined;
  /** The localities to choose from, with how many listings each has. */
  localities?: readonly { name: string; count: number }[];
}

/** A locality, and whether its neighbours count too. */
export function LocalityFields({ search, said, localities = [] }: LocalityFieldsProps) {
  const [chosen = ''] = search.locality ?? [];
  const names = [...new Set([...localities.map(({ name }) => name), ...(chosen ? [chosen] : [])])];
  const countOf = (name: string) => localities.find((one) => one.name === name)?.count;
  return (
    <>
      <SelectField label={messages.locality} name="locality" defaultValue={chosen}>
        <option value="">{said ? messages.asTyped(said) : messages.anywhere}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {messages.withCount(name, countOf(name))}
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
