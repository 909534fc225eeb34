import type { ListingFilter } from '@contract/listingFilters';
import type { ListingCounts } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { SelectField, TextField } from '../../../ui/Field';
import { replayEarlyInput } from '../../../ui/replayEarlyInput';
import { wholeNumber } from '../../../ui/wholeNumber';
import type { PropertySearch } from '../propertySearch';
import { withCount } from './withCount';
import { CheckList } from '../../../ui/CheckList';
import { withOwn } from './withOwn';

interface FilterControlProps {
  filter: ListingFilter;
  search: PropertySearch;
  /** How many listings each choice would leave, where that is known. */
  counts?: ListingCounts | undefined;
}

type Group = ListingCounts['type'];

/** A choice with how many listings it would leave; as it is where choices of this filter are not counted. */
function counted({ filter, counts }: FilterControlProps, value: string, label: string): string {
  const group = counts?.[filter.name as keyof ListingCounts] as Group | undefined;
  return withCount(label, group && (group.find((one) => one.value === value)?.count ?? 0), counts?.exact ?? true);
}

/** A number in the filter's unit. */
const amountOf = ({ chip }: ListingFilter, value: number, isMost: boolean): string => {
  if (chip && 'area' in chip) return messages.sqFt(wholeNumber.format(value));
  return isMost ? messages.atMost(value) : messages.orMore(value);
};

/** The usual numbers of a list of values, with the chosen one, as its chip names them. */
const numbersOf = ({ kind, steps = [], options, chip }: ListingFilter, chosen: string): [string, string][] =>
  kind === 'choice'
    ? []
    : withOwn(steps, Object.hasOwn(options, chosen) ? '' : chosen).map((value) => [
        String(value),
        (chip && 'number' in chip && chip.number?.(String(value))) || String(value),
      ]);

/** One of the usual numbers, for each parameter. */
function Numbers({ filter, search }: FilterControlProps) {
  const labels = [filter.control ?? filter.label].flat();
  return filter.params.map((param, at) => {
    const chosen = [search[param as 'min_size'] ?? ''].flat()[0] ?? '';
    return (
      <SelectField key={param} label={labels[at] ?? filter.label} name={param} defaultValue={chosen}>
        <option value="">{messages.any}</option>
        {withOwn(filter.steps ?? [], chosen).map((value) => (
          <option key={value} value={value}>
            {amountOf(filter, value, at === 1)}
          </option>
        ))}
      </SelectField>
    );
  });
}

/** The control of one filter, by its kind. A panel, a sheet or a popover places it in the search form. */
export function FilterControl(props: FilterControlProps) {
  const { filter, search } = props;
  const [param] = filter.params;
  const label = typeof filter.control === 'string' ? filter.control : filter.label;
  const chosen = [search[param as 'type'] ?? []].flat().flatMap((one) => one.split(','));
  const options = Object.entries(filter.options);
  switch (filter.kind) {
    case 'range':
    case 'least':
      return <Numbers {...props} />;
    case 'choice':
    case 'mark':
    case 'recent':
      return (
        <SelectField label={label} name={param} defaultValue={chosen[0] ?? ''}>
          <option value="">{messages.any}</option>
          {[...options, ...numbersOf(filter, chosen[0] ?? '')].map(([value, name]) => (
            <option key={value} value={value}>
              {counted(props, value, name)}
            </option>
          ))}
        </SelectField>
      );
    case 'until':
      return <TextField label={label} name={param} type="month" defaultValue={chosen[0] ?? ''} autoComplete="off" />;
    case 'choices':
    case 'marks':
      return (
        <CheckList>
          <legend>{label}</legend>
          {options.map(([value, name]) => (
            <label key={value}>
              <input
                ref={replayEarlyInput}
                type="checkbox"
                name={param}
                value={value}
                defaultChecked={chosen.includes(value)}
              />{' '}
              {counted(props, value, name)}
            </label>
          ))}
        </CheckList>
      );
    default:
      return null;
  }
}
