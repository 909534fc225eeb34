import type { City, PropertyType } from '@contract/catalogue';
import { limits } from '@contract/limits';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { SelectField, TextArea, TextField } from '../../../ui/Field';
import { exactMoney, shortMoney } from '../../../ui/Money';
import { type ListingEntry, type PropertyField, propertyFieldNames, rupeesIn } from '../propertyFormFields';

interface FieldsProps {
  /** What the fields begin with. */
  values: ListingEntry;
  errors: Readonly<Record<string, string>>;
}

type Input = Omit<ComponentProps<typeof TextField>, 'label' | 'name'>;

/** What every field of the form has: its name, its words, what it holds, what is wrong with it. */
function common({ values, errors }: FieldsProps, name: PropertyField) {
  return { name, label: propertyFieldNames[name], defaultValue: values[name] ?? '', error: errors[name] };
}

function Whole({ min, max, ...input }: Input & { name: PropertyField; label: string; min: number; max: number }) {
  return <TextField type="number" inputMode="numeric" step={1} min={min} max={max} optional {...input} />;
}

const amount = '[₹\\s]*\\d[\\d,\\s]*(\\.\\d{1,2})?\\s*';
/** What was typed so far, as it will be read: a zero too many is seen at once. */
const readAs = (typed: string) => {
  const rupees = rupeesIn(typed);
  return rupees === undefined ? undefined : `${exactMoney(rupees * 100)}${rupees >= 100_000 ? `, that is ${shortMoney(rupees * 100)}` : ''}.`;
};

/** An amount as people write it, with separators or without. */
function Rupees(input: Input & { name: PropertyField; label: string }) {
  return <TextField inputMode="decimal" autoComplete="off" optional maxLength={20} pattern={amount} data-wrong="Enter an amount in rupees, digits only." {...input} />;
}

export function BasicFields({ types, ...props }: FieldsProps & { types: readonly PropertyType[] }) {
  return (
    <>
      <TextField {...common(props, 'title')} required maxLength={limits.title.max} help="Such as “Courtyard villa with a lap pool”." />
      <TextArea {...common(props, 'description')} required rows={8} maxLength={limits.description.max} help={`Up to ${limits.description.max.toLocaleString('en-IN')} characters. An empty line begins a new paragraph.`} />
      <Pair>
        <Choice {...common(props, 'property_type')} required empty="Choose a type" options={types.map(({ id, name }) => [String(id), name] as const)} />
        <SelectField {...common(props, 'purpose')} defaultValue={props.values.purpose ?? 'sale'}>
          <option value="sale">For sale</option>
          <option value="rent">For rent</option>
          <option value="invest">Investment</option>
        </SelectField>
      </Pair>
      <TextField {...common(props, 'status')} optional maxLength={limits.shortText.max} help="In your words, such as “Ready to move” or “Possession in May”." />
    </>
  );
}

export function PlaceFields({ cities, price, ...props }: FieldsProps & { cities: readonly City[]; price: string }) {
  return (
    <>
      <Pair>
        <Choice {...common(props, 'city')} {...(props.values.city ? {} : { empty: 'Read it from the location', optional: true })} options={cities.map(({ id, name }) => [String(id), name] as const)} />
        <TextField {...common(props, 'location')} optional maxLength={limits.location.max} help="Locality and landmark, such as “Nipania, near Advance Academy”." />
      </Pair>
      <Rupees {...common(props, 'price')} help={readAs(price) ?? 'In rupees; a month’s rent for a home to rent. Left empty it says “Price on request”.'} />
    </>
  );
}

export function RoomFields(props: FieldsProps) {
  return (
    <Pair>
      <Whole {...common(props, 'bedrooms')} {...limits.bedrooms} />
      <Whole {...common(props, 'bathrooms')} {...limits.bathrooms} />
      <Whole {...common(props, 'size')} {...limits.size} />
      <TextField {...common(props, 'parking')} optional maxLength={limits.shortText.max} help="Such as “2 covered”." />
    </Pair>
  );
}

export function CostFields(props: FieldsProps) {
  return (
    <Pair>
      <Whole {...common(props, 'year_built')} {...limits.yearBuilt} />
      <TextField {...common(props, 'rera_number')} optional maxLength={limits.shortText.max} help="As it stands in the state’s register." />
      <Rupees {...common(props, 'hoa_fees')} help="In rupees a month." />
      <Rupees {...common(props, 'property_tax')} help="In rupees a year." />
    </Pair>
  );
}

function Choice({ empty, options, ...select }: ComponentProps<typeof SelectField> & { empty?: string; options: readonly (readonly [value: string, name: ReactNode])[] }) {
  return (
    <SelectField {...select}>
      {empty && <option value="">{empty}</option>}
      {options.map(([value, name]) => <option key={value} value={value}>{name}</option>)}
    </SelectField>
  );
}

const Pair = styled.div`
  display: grid; gap: ${space[16]}; align-items: start; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
`;
