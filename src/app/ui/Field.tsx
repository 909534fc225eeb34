import * as messages from '@messages/app/ui';
import { type ComponentProps, useId } from 'react';
import { CircleAlert } from 'lucide-react';
import styled, { css } from 'styled-components';
import { color, radius, size, space } from '../theme/tokens';
import { replayEarlyInput } from './replayEarlyInput';

export interface FieldProps {
  label: string;
  /** Help below the field, until there is an error. */
  help?: string;
  error?: string | undefined;
  optional?: boolean;
  /** Below the error: the button that answers it. */
  answer?: React.ReactNode;
}

/** A field with its label above and its help or error below, which screen readers read with the field. */
export function useField({ help, error }: Pick<FieldProps, 'help' | 'error'>) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return { id, aria: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined } };
}

/** Stacks a field's label, control, help and error. */
export function FieldFrame({
  id,
  label,
  help,
  error,
  optional,
  answer,
  children,
}: FieldProps & { id: string; children: React.ReactNode }) {
  return (
    <Box>
      <Label htmlFor={id}>
        {label}
        {optional && <Optional> {messages.optional}</Optional>}
      </Label>
      {children}
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {error && (
        <ErrorLine id={`${id}-error`}>
          <CircleAlert size={16} strokeWidth={1.5} aria-hidden /> {error}
        </ErrorLine>
      )}
      {answer && <div>{answer}</div>}
    </Box>
  );
}

export function TextField({ label, help, error, optional, answer, ...input }: FieldProps & ComponentProps<'input'>) {
  const { id, aria } = useField({ ...(help && { help }), error });
  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      answer={answer}
      {...(help && { help })}
      {...(optional && { optional })}
    >
      <Input {...input} {...aria} />
    </FieldFrame>
  );
}

export function TextArea({ label, help, error, optional, ...area }: FieldProps & ComponentProps<'textarea'>) {
  const { id, aria } = useField({ ...(help && { help }), error });
  return (
    <FieldFrame id={id} label={label} error={error} {...(help && { help })} {...(optional && { optional })}>
      <Area ref={replayEarlyInput} rows={4} {...area} {...aria} />
    </FieldFrame>
  );
}

export function SelectField({
  label,
  help,
  error,
  optional,
  children,
  ...select
}: FieldProps & ComponentProps<'select'>) {
  const { id, aria } = useField({ ...(help && { help }), error });
  return (
    <FieldFrame id={id} label={label} error={error} {...(help && { help })} {...(optional && { optional })}>
      <Select ref={replayEarlyInput} {...select} {...aria}>
        {children}
      </Select>
    </FieldFrame>
  );
}

const control = css`
  width: 100%;
  min-height: 2.75rem;
  padding: ${space[8]} ${space[12]};
  background: ${color.raised};
  color: ${color.ink900};
  border: 1px solid ${color.ink500};
  border-radius: ${radius.control};
  &::placeholder {
    color: ${color.ink500};
    opacity: 1;
  }
  &[aria-invalid] {
    border-color: ${color.claret700};
  }
`;
export const Input = styled.input`
  ${control}
`;
export const Select = styled.select`
  ${control}
`;
const Area = styled.textarea`
  ${control} resize: vertical;
`;
const Box = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
`;
const Label = styled.label`
  font-weight: 500;
  font-size: ${size[14]};
`;
const Optional = styled.span`
  color: ${color.ink500};
  font-weight: 400;
`;
const Help = styled.p`
  font-size: ${size[14]};
  color: ${color.ink500};
`;
const ErrorLine = styled.p`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  font-size: ${size[14]};
  color: ${color.claret700};
  svg {
    flex: none;
  }
`;
