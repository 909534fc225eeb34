import { labelOfField } from '@contract/listingFields';
import * as messages from '@messages/app/listingForm';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { Rich } from '../../../ui/Rich';

interface NotSavedProps {
  /** Names of fields whose text cannot be saved. */
  fields: readonly string[];
  /** The status of the other fields, such as "Saved as a draft, 10:05."; null if none of them is saved. */
  before: ReactNode;
}

function showField(field: string): void {
  const [control] = document.getElementsByName(field);
  control?.focus();
}

/** Lists the fields that are not saved, as links; each field shows its own error. */
export function NotSaved({ fields, before }: NotSavedProps) {
  return (
    <>
      {before}
      {before !== null && ' '}
      <Rich
        text={fields.length === 1 ? messages.notSavedField : messages.notSavedFields}
        fields={fields.map((field, at) => (
          <Fragment key={field}>
            {at > 0 && ', '}
            <Field onClick={() => showField(field)}>{labelOfField(field)}</Field>
          </Fragment>
        ))}
      />
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
