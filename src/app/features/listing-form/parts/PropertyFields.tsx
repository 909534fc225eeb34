import { propertyFieldNames } from '@contract/listingFields';
import type { City, PropertyType } from '@contract/catalogue';
import { limits } from '@contract/limits';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { SelectField, TextArea, TextField } from '../../../ui/Field';
import { echoOf } from '../propertyFieldReading';
import { type ListingEntry, type PropertyField } from '../propertyFormFields';

interface FieldsProps {
  /** What the fields begin with. */
  values: ListingEntry;
  /** What stands in them now, for what is told below a field. */
  typed: ListingEntry;
  errors: Readonly<Record<string, string>>;
}

type Input = Omit<ComponentProps<typeof TextField>, 'label' | 'name'>;

/** What every field of the form has: its name, its words, what it holds, what is wrong with it. */
function common({ values, errors }: FieldsProps, name: PropertyField) {
  return { name, label: propertyFieldNames[name], defaultValue: values[name] ?? '', error: errors[name] };
}

/** A whole number; what is wrong with one is told by the form, as it is typed. */
function Whole(input: Input & { name: PropertyField; label: string }) {
  return <TextField inputMode="numeric" autoComplete="off" optional maxLength={12} {...input} />;
}

interface QuantityProps extends FieldsProps {
  name: PropertyField;
  /** Until something was read. */
  help: string;
}

/** An amount or an area as people write it, and below it what was read. */
function Quantity({ name, help, ...props }: QuantityProps) {
  const echo = echoOf(name, props.typed[name] ?? '');
  return <TextField {...common(props, name)} autoComplete="off" optional maxLength={60} help={echo ?? help} />;
}

export function BasicFields({ types, ...props }: FieldsProps & { types: readonly PropertyType[] }) {
  return (
    <>
      <TextField
        {...common(props, 'title')}
        required
        maxLength={limits.title.max}
        help="Such as “Courtyard villa with a lap pool”."
      />
      <TextArea
        {...common(props, 'description')}
        required
        rows={8}
        maxLength={limits.description.max}
        help={`Up to ${limits.description.max.toLocaleString('en-IN')} characters. Leave a blank line to start a new paragraph.`}
      />
      <Pair>
        <Choice
          {...common(props, 'property_type')}
          required
          empty="Choose a type"
          options={types.map(({ id, name }) => [String(id), name] as const)}
        />
        <SelectField {...common(props, 'purpose')} defaultValue={props.values.purpose ?? 'sale'}>
          <option value="sale">For sale</option>
          <option value="rent">For rent</option>
          <option value="invest">Investment</option>
        </SelectField>
      </Pair>
      <TextField
        {...common(props, 'status')}
        optional
        maxLength={limits.shortText.max}
        help="For example “Ready to move” or “Possession in May”."
      />
    </>
  );
}

export function PlaceFields({ cities, ...props }: FieldsProps & { cities: readonly City[] }) {
  return (
    <>
      <Pair>
        <Choice
          {...common(props, 'city')}
          {...(props.values.city ? {} : { empty: 'Detect from location', optional: true })}
          options={cities.map(({ id, name }) => [String(id), name] as const)}
        />
        <TextField
          {...common(props, 'location')}
          optional
          maxLength={limits.location.max}
          help="Locality and landmark, for example “Nipania, near Advance Academy”."
        />
      </Pair>
      <Quantity
        {...props}
        name="price"
        help="For example 2.75 Cr, 65 lakh or 1,50,00,000. For rentals, enter the monthly rent. Leave it empty to show “Price on request”."
      />
    </>
  );
}

export function RoomFields(props: FieldsProps) {
  return (
    <Pair>
      <Whole {...common(props, 'bedrooms')} />
      <Whole {...common(props, 'bathrooms')} />
      <Quantity {...props} name="size" help="In square feet, or with a unit: 120 sq m, 200 gaj or 2 acre." />
      <TextField {...common(props, 'parking')} optional maxLength={limits.shortText.max} help="Such as “2 covered”." />
    </Pair>
  );
}

export function CostFields(props: FieldsProps) {
  return (
    <Pair>
      <Whole {...common(props, 'year_built')} />
      <TextField
        {...common(props, 'rera_number')}
        optional
        maxLength={limits.shortText.max}
        help="As listed in the state RERA register."
      />
      <Quantity {...props} name="hoa_fees" help="In rupees per month." />
      <Quantity {...props} name="property_tax" help="In rupees per year." />
    </Pair>
  );
}

function Choice({
  empty,
  options,
  ...select
}: ComponentProps<typeof SelectField> & {
  empty?: string;
  options: readonly (readonly [value: string, name: ReactNode])[];
}) {
  return (
    <SelectField {...select}>
      {empty && <option value="">{empty}</option>}
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${space[16]};
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
`;
