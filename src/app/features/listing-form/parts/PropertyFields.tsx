import type { City, PropertyType } from '@contract/catalogue';
import { type FieldWhere, type ListingField, fieldSpec } from '@contract/listingFields';
import * as messages from '@messages/app/listingForm';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { SelectField, TextArea, TextField } from '../../../ui/Field';
import { echoOf } from '../propertyFieldReading';
import type { ListingEntry } from '../propertyFormFields';
import { fieldHelp } from '../propertyFormMessages';
import { type SectionId, fieldsOfSection, mapFields } from '../propertyFormSections';

interface FieldsProps {
  /** Initial values. */
  values: ListingEntry;
  /** Current values, for the help below a field. */
  typed: ListingEntry;
  errors: Readonly<Record<string, string>>;
  /** Answers the question whether an unusual value is right, which is the error of its field. */
  answers?: Readonly<Record<string, ReactNode>> | undefined;
  /** The catalogue to choose from. */
  lists: { types: readonly PropertyType[]; cities: readonly City[] };
}

/** The catalogue list of each reference field, and its label for no choice. */
const references: Record<FieldWhere<{ kind: 'reference' }>, { list: keyof FieldsProps['lists']; empty: string }> = {
  property_type: { list: 'types', empty: messages.chooseAType },
  city: { list: 'cities', empty: messages.detectFromLocation },
};

/** The fields of a section; adjacent fields share a row unless they are wide. */
export function SectionFields({ section, ...props }: FieldsProps & { section: SectionId }) {
  const rows: ListingField[][] = [];
  for (const field of fieldsOfSection(section).filter((one) => !mapFields.has(one))) {
    const last = rows.at(-1)?.at(-1);
    if (last && !fieldSpec(last).wide && !fieldSpec(field).wide) rows.at(-1)?.push(field);
    else rows.push([field]);
  }
  return rows.map((fields) => {
    const controls = fields.map((field) => <Fragment key={field}>{control(props, field)}</Fragment>);
    return fields.length > 1 || !fields.some((field) => fieldSpec(field).wide) ? (
      <Row key={fields[0]}>{controls}</Row>
    ) : (
      controls
    );
  });
}

/** The control for a field, by its kind. */
function control({ values, typed, errors, answers, lists }: FieldsProps, name: ListingField): ReactNode {
  const { kind, label, limits: { max } = {}, required = false, multiline, options } = fieldSpec(name);
  const help = fieldHelp[name];
  const frame = { name, label, error: errors[name], defaultValue: values[name] ?? '', ...(help && { help }) };
  const need = required ? { required } : { optional: true };
  switch (kind) {
    case 'text':
    case 'nullableText':
      return multiline ? (
        <TextArea {...frame} {...need} rows={8} maxLength={max} />
      ) : (
        <TextField {...frame} {...need} maxLength={max} />
      );
    case 'link':
      return <TextField {...frame} {...need} type="url" autoComplete="off" maxLength={max} />;
    case 'month':
      return <TextField {...frame} {...need} type="month" autoComplete="off" maxLength={7} />;
    case 'whole':
      return <TextField {...frame} {...need} inputMode="numeric" autoComplete="off" maxLength={12} />;
    case 'money':
    case 'area': {
      const echo = echoOf(name, typed[name] ?? '') ?? help;
      return (
        <TextField
          {...frame}
          {...need}
          answer={answers?.[name]}
          autoComplete="off"
          maxLength={60}
          {...(echo && { help: echo })}
        />
      );
    }
    case 'choice':
      return <Choice {...frame} options={Object.entries(options ?? {})} />;
    case 'nullableChoice':
      return <Choice {...frame} {...need} empty={messages.notStated} options={Object.entries(options ?? {})} />;
    case 'reference': {
      const { list, empty } = references[name as keyof typeof references];
      const options = lists[list].map((entry) => [String(entry.id), entry.name] as const);
      // an optional reference that has a value cannot be cleared
      const isFixed = !required && frame.defaultValue !== '';
      return <Choice {...frame} {...(isFixed ? {} : { ...need, empty })} options={options} />;
    }
    case 'ids':
    case 'flag':
    case 'degrees':
      return null;
  }
}

function Choice({
  empty,
  options,
  ...select
}: ComponentProps<typeof SelectField> & {
  /** The label for no value; without it, an option is always selected. */
  empty?: string;
  options: readonly (readonly [value: string, label: string])[];
}) {
  return (
    <SelectField {...select}>
      {empty && <option value="">{empty}</option>}
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${space[16]};
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
`;
