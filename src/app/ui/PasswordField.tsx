import * as messages from '@messages/app/ui';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens';
import { IconButton } from './Button';
import { FieldFrame, type FieldProps, Input, useField } from './Field';

/** A password field with a button that reveals it. Password managers and pasting work. */
export function PasswordField({
  label,
  help,
  error,
  ...input
}: Omit<FieldProps, 'optional'> & ComponentProps<'input'>) {
  const { id, aria } = useField({ ...(help && { help }), error });
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame id={id} label={label} error={error} {...(help && { help })}>
      <Row>
        <Wide type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} {...input} {...aria} />
        <Toggle
          onClick={() => setShown(!shown)}
          aria-pressed={shown}
          aria-label={messages.showPassword}
          aria-controls={id}
        >
          <Icon size={20} strokeWidth={1.5} aria-hidden />
        </Toggle>
      </Row>
    </FieldFrame>
  );
}

const Row = styled.div`
  position: relative;
`;
const Wide = styled(Input)`
  padding-right: 3rem;
  &::-ms-reveal {
    display: none;
  }
`;
const Toggle = styled(IconButton)`
  position: absolute;
  top: 0;
  right: 0;
  color: ${color.ink500};
  &:hover {
    color: ${color.brass700};
  }
`;
