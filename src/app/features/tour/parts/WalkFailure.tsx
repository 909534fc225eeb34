import * as messages from '@messages/app/tour';
import styled from 'styled-components';
import { color, radius, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';

interface FailureProps {
  room: string;
  onRetry: () => void;
  onStay?: () => void;
}

/** A room did not load: try again, or stay where one is. */
export function Failure({ room, onRetry, onStay }: FailureProps) {
  return (
    <Card role="alert">
      <p>{messages.roomDidNotLoad(room)}</p>
      <div>
        <Button onClick={onRetry}>{messages.tryAgain}</Button>
        {onStay && (
          <Button $kind="quiet" onClick={onStay}>
            {messages.stayHere}
          </Button>
        )}
      </div>
    </Card>
  );
}

const Card = styled.div`
  position: absolute;
  left: 50%;
  top: 40%;
  translate: -50% -50%;
  display: grid;
  gap: ${space[16]};
  width: min(22rem, calc(100vw - 2rem));
  padding: ${space[24]};
  border-radius: ${radius.control};
  background: ${color.ivory50};
  color: ${color.ink900};
  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]};
  }
`;
