import * as messages from '@messages/app/officeUi';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '../../theme/tokens';
import { OfficeButton } from './OfficeControls';

interface ActionFormProps {
  /** The form's accessible name. */
  name: string;
  /** What the button says. */
  action: string;
  kind?: 'primary' | 'quiet';
  busy: boolean;
  disabled?: boolean;
  /** Why it was refused, unless a field says so. */
  failure?: string | undefined;
  onSend: () => void;
  children?: ReactNode;
}

/** A form of the open row with one action, and its error below. */
export function ActionForm({
  name,
  action,
  kind = 'quiet',
  busy,
  disabled = false,
  failure,
  onSend,
  children,
}: ActionFormProps) {
  return (
    <Form
      aria-label={name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !disabled) onSend();
      }}
    >
      {children}
      <div>
        <OfficeButton type="submit" $kind={kind} disabled={busy || disabled}>
          {busy ? messages.saving : action}
        </OfficeButton>
      </div>
      {failure && <p role="alert">{failure}</p>}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[8]};
  padding-top: ${space[16]};
  border-top: 1px solid ${color.sand200};
  [role='alert'] {
    color: ${color.claret700};
  }
`;
