import * as messages from '@messages/app/checkout';
import { FlaskConical, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { errorMessage } from '../../api/apiError';
import { color, font, radius, size, space } from '../../theme/tokens';
import { Button, IconButton } from '../../ui/Button';
import { DialogBox, DialogHead, DialogTitle } from '../../ui/DialogBox';
import { exactMoney } from '../../ui/Money';
import { paymentsApi } from '../../api/endpoints/paymentsApi';
import type { Outcome, ToPay } from './checkoutMachine';
import { useAppDispatch } from '../../session/storeHooks';

export interface TestSheetProps extends ToPay {
  onEnd: (outcome: Outcome) => void;
}

/** Simulates the provider's sheet without real money: it says so, and offers to pay, decline or close. */
export function SandboxSheet({ order, description, onEnd }: TestSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { play, playing, failure } = usePlay(order.id, onEnd);
  const pay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // a dialog focuses its first control by default
    pay.current?.focus();
  }, []);
  const close = () => onEnd({ end: 'dismissed' });
  return (
    <DialogBox
      ref={dialog}
      aria-labelledby="test-payment"
      aria-describedby="test-words"
      aria-busy={playing}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <DialogHead>
        <DialogTitle id="test-payment">{messages.testPayment}</DialogTitle>
        <IconButton onClick={close} aria-label={messages.close}>
          <X size={24} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </DialogHead>
      <Test id="test-words">
        <FlaskConical size={20} strokeWidth={1.5} aria-hidden />
        {messages.thisIsATestPayment}
      </Test>
      <Sum>
        <span>{description}</span>
        <strong>{exactMoney(order.amount)}</strong>
      </Sum>
      {failure && <Failure role="alert">{failure}</Failure>}
      <Choices>
        <Button ref={pay} onClick={() => play('success')} disabled={playing}>
          {playing ? messages.oneMoment : messages.payAmount(exactMoney(order.amount))}
        </Button>
        <Button $kind="quiet" onClick={() => play('failure')} disabled={playing}>
          {messages.declineThePayment}
        </Button>
      </Choices>
    </DialogBox>
  );
}

function usePlay(orderId: string, onEnd: TestSheetProps['onEnd']) {
  const dispatch = useAppDispatch();
  const [playing, setPlaying] = useState(false);
  const [failure, setFailure] = useState<string>();
  const play = (outcome: 'success' | 'failure') => {
    if (playing) return;
    setPlaying(true);
    setFailure(undefined);
    dispatch(paymentsApi.endpoints.payInSandbox.initiate({ order_id: orderId, outcome }))
      .unwrap()
      .then(
        (proof) =>
          onEnd(
            outcome === 'success'
              ? { end: 'proved', proof }
              : { end: 'declined', message: messages.theBankDeclinedThePayment },
          ),
        (refusal: unknown) => {
          setPlaying(false);
          setFailure(errorMessage(refusal));
        },
      );
  };
  return { play, playing, failure };
}

const Test = styled.p`
  display: flex;
  gap: ${space[12]};
  align-items: start;
  padding: ${space[12]} ${space[16]};
  background: ${color.sand100};
  border-radius: ${radius.control};
  font-size: ${size[14]};
  svg {
    flex: none;
    color: ${color.amber700};
  }
`;
const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: baseline;
  justify-content: space-between;
  padding: ${space[24]} 0;
  span {
    color: ${color.ink500};
  }
  strong {
    font: 600 ${size[28]} / 1.2 ${font.display};
    font-variant-numeric: lining-nums;
  }
`;
const Choices = styled.div`
  display: grid;
  gap: ${space[12]};
`;
const Failure = styled.p`
  padding-bottom: ${space[16]};
  color: ${color.claret700};
`;
