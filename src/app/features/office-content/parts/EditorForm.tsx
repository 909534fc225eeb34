import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { size, space } from '../../../theme/tokens';
import { useInvalidFocus } from '../../../ui/useInvalidFocus';

interface EditorFormProps {
  /** The form's accessible name. */
  label: string;
  /** The last refusal: its first field gets the focus. */
  refusal: unknown;
  /** Ctrl+S. */
  onSave: () => void;
  children: ReactNode;
}

/** The form around everything that belongs to one text. */
export function EditorForm({ label, refusal, onSave, children }: EditorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useInvalidFocus(form, refusal);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    onSave();
  };
  return (
    <Form ref={form} noValidate aria-label={label} onSubmit={(event) => event.preventDefault()} onKeyDown={onKeyDown}>
      {children}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  max-width: 80rem;
  section {
    display: grid;
    gap: ${space[12]};
  }
  h2 {
    font-size: ${size[18]};
    font-weight: 600;
  }
`;
