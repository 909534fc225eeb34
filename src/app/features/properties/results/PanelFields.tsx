import type { ListingCounts, ReadSentence } from '@contract/properties';
import * as messages from '@messages/app/properties';
import styled from 'styled-components';
import { color, from, size, space } from '../../../theme/tokens';
import { CheckList } from '../../../ui/CheckList';
import { SelectField } from '../../../ui/Field';
import { lazyComponent } from '../../../ui/lazyComponent';
import { replayEarlyInput } from '../../../ui/replayEarlyInput';
import type { PropertySearch } from '../propertySearch';
import { LocalityFields } from './LocalityFields';
import { MoreFields } from './MoreFields';
import { PriceFields } from './PriceFields';
import { SearchBox } from './SearchBox';
import { matches } from './catalogueMatch';
import type { HistogramsProps } from './Histograms';
import type { Names } from './readSearch';
import { withCount } from './withCount';

const Histograms = lazyComponent<HistogramsProps>(() =>
  import(/* webpackChunkName: "histograms" */ './Histograms').then((module) => module.Histograms),
);

interface PanelFieldsProps extends Names {
  search: PropertySearch;
  read: ReadSentence | undefined;
  /** How many listings each choice would leave; undefined until they are loaded. */
  counts: ListingCounts | undefined;
  /** A sentence that finds something. */
  example: string;
  isOpen: boolean;
}

/** What the sentence says, as labels by field. */
function saidOf(read: ReadSentence | undefined): Record<string, string> {
  const said: Record<string, string> = {};
  for (const { field, label } of read?.chips ?? []) said[field] = said[field] ? `${said[field]}, ${label}` : label;
  return said;
}

/** Every filter of the list, in the parts of the pill and the rest. */
export function PanelFields({ search, read, types, cities, amenities, counts, example, isOpen }: PanelFieldsProps) {
  const said = saidOf(read);
  const asTyped = (field: string, otherwise: string) => (said[field] ? messages.asTyped(said[field]) : otherwise);
  /** A choice with how many listings it would leave: none of those that are not listed. */
  const counted = (group: 'type' | 'city' | 'purpose', value: string, name: string) =>
    withCount(name, counts && (counts[group].find((one) => one.value === value)?.count ?? 0), counts?.exact ?? true);
  return (
    <>
      <Part data-part="what">
        <SearchBox text={search.search} example={example} />
        <SelectField label={messages.purpose} name="purpose" defaultValue={search.purpose ?? ''}>
          <option value="">{asTyped('purpose', messages.buyRentOrInvest)}</option>
          <option value="sale">{counted('purpose', 'sale', messages.buy)}</option>
          <option value="rent">{counted('purpose', 'rent', messages.rent)}</option>
          <option value="invest">{counted('purpose', 'invest', messages.invest)}</option>
        </SelectField>
        <SelectField
          // filled in again once there is something to choose from
          key={`type-${types.length > 0}`}
          label={messages.type}
          name="type"
          defaultValue={types.find((type) => matches(search.type?.[0], type))?.slug ?? ''}
        >
          <option value="">{asTyped('type', messages.allTypes)}</option>
          {types.map(({ id, name, slug }) => (
            <option key={id} value={slug}>
              {counted('type', slug, name)}
            </option>
          ))}
        </SelectField>
      </Part>
      <Part data-part="where">
        <SelectField
          key={`city-${cities.length > 0}`}
          label={messages.city}
          name="city"
          defaultValue={cities.find((city) => matches(search.city?.[0], city))?.slug ?? ''}
        >
          <option value="">{asTyped('city', messages.allCities)}</option>
          {cities.map(({ id, name, slug }) => (
            <option key={id} value={slug}>
              {counted('city', slug, name)}
            </option>
          ))}
        </SelectField>
        <LocalityFields search={search} localities={counts?.locality ?? []} isExact={counts?.exact ?? true} />
      </Part>
      <Part data-part="budget">
        {isOpen && counts && <Histograms counts={counts} search={search} />}
        <PriceFields search={search} />
      </Part>
      <Part data-part="more">
        <h2>{messages.moreFilters}</h2>
        <MoreFields />
        <CheckList>
          <legend>{messages.amenities}</legend>
          {amenities.map(({ id, name }) => (
            <label key={id}>
              <input
                ref={replayEarlyInput}
                type="checkbox"
                name="amenities"
                value={id}
                defaultChecked={search.amenities?.some((one) => matches(one, { id, name }))}
              />{' '}
              {name}
            </label>
          ))}
        </CheckList>
      </Part>
    </>
  );
}

const Part = styled.div`
  display: grid;
  gap: ${space[12]};
  align-content: start;
  grid-template-columns: 1fr 1fr;
  padding: ${space[16]} 0;
  &[data-part='what'] > :first-child,
  h2 {
    grid-column: 1 / -1;
  }
  h2 {
    font-weight: 600;
    font-size: ${size[16]};
  }
  fieldset {
    margin-top: ${space[8]};
  }
  & + & {
    border-top: 1px solid ${color.sand200};
  }
  ${from.tablet} {
    &[data-part='more'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
