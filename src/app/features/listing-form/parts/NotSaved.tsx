import { labelOfField } from '@contract/listingFields';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';

interface NotSavedProps {
  /** Names of fields whose text cannot be stored. */
  fields: readonly string[];
  /** How the rest stands, such as "Saved as a draft, 10:05."; null where none of it is saved. */
  before: ReactNode;
}

function showField(field: string): void {
  const [control] = document.getElementsByName(field);
  control?.focus();
}

/** Which fields are not saved, each a way to it; what is wrong stands below the field. */
export function NotSaved({ fields, before }: NotSavedProps) {
  return (
    <>
      {before}
      {before !== null && ' '}
      Not saved:{' '}
      {fields.map((field, at) => (
        <Fragment key={field}>
          {at > 0 && ', '}
          <Field onClick={() => showField(field)}>{labelOfField(field)}</Field>
        </Fragment>
      ))}
      . The {fields.length === 1 ? 'field says' : 'fields say'} why.
    </>
  );
}

const Field = styled.button.attrs({ type: 'button' })`
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: 500;
  text-decoration: underline;
  text-underline-offset: 0.25em;
`;
