import * as messages from '@messages/app/profile';
import { CircleAlert, CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { fieldErrors, errorMessage } from '../../../api/apiError';
import { color, space } from '../../../theme/tokens';

interface OutcomeProps {
  error: unknown;
  /** The message after success. */
  done: string | false;
}

/** The outcome of a submit; empty while field messages show it. */
export function Outcome({ error, done }: OutcomeProps) {
  if (error && Object.keys(fieldErrors(error)).length === 0)
    return (
      <Line role="alert" $good={false}>
        <CircleAlert size={18} strokeWidth={1.5} aria-hidden />
        {messages.yourInputIsStillHere(errorMessage(error))}
      </Line>
    );
  return (
    <Line role="status" $good>
      {done && (
        <>
          <CircleCheck size={18} strokeWidth={1.5} aria-hidden />
          {done}
        </>
      )}
    </Line>
  );
}

const Line = styled.p<{ $good: boolean }>`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  color: ${({ $good }) => ($good ? color.leaf700 : color.claret700)};
  &:empty {
    display: none;
  }
  svg {
    flex: none;
  }
`;
