import * as messages from '@messages/app/visits';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { color, font, size, space } from '../../../theme/tokens';
import { Button, ButtonLink } from '../../../ui/Button';
import { useStepInView } from '../../../ui/useStepInView';
import type { AskedVisit } from '../visitRequestMachine';

/** The request is stored: what happens next. */
export function VisitAsked({ asked: { id, email }, onAgain }: { asked: AskedVisit; onAgain: () => void }) {
  const words = useStepInView<HTMLDivElement>('asked', { atFirst: true });
  return (
    <Done ref={words} tabIndex={-1} role="status">
      <CircleCheck size={32} strokeWidth={1.5} aria-hidden />
      <strong>{messages.weHaveAsked}</strong>
      <p>{id === null ? messages.checkYourInbox(email) : messages.answerComesByEmail(email)}</p>
      <Actions>
        {id !== null && <ButtonLink to={`/visits/${id}`}>{messages.seeYourVisit}</ButtonLink>}
        <Button $kind="quiet" onClick={onAgain}>
          {messages.askForAnother}
        </Button>
      </Actions>
    </Done>
  );
}

const Done = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  &:focus {
    outline: none;
  }
  strong {
    font: 600 ${size[22]} / 1.2 ${font.display};
  }
  svg {
    color: ${color.leaf700};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
