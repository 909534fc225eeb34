import { minuteInMs } from '@contract/durations';
import { consultationInPaise } from '@contract/prices';
import * as messages from '@messages/app/meetings';
import { CalendarClock } from 'lucide-react';
import styled from 'styled-components';
import { color } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { VisuallyHidden } from '../../../ui/Layout';
import { exactMoney } from '../../../ui/Money';
import type { HeldMeeting as Held } from '../meetingMachine';
import { minutesLabel, officeClock, officeZone } from '../meetingTime';
import type { MeetingFlow, OnPay } from '../useMeetingFlow';
import { Actions, MeetingPanel, Small } from './MeetingPanel';
import { useTimeLeft } from './useTimeLeft';
import { Rich } from '../../../ui/Rich';
import { bothClocks } from '../../../ui/zonedMoments';

/** Remaining minutes at which screen readers announce the time; otherwise it is only shown. */
const spoken = [10, 5, 2, 1];

/** The held slot, its remaining time, and the next steps: pay or release it. */
export function HeldMeeting({
  held: { meeting, deadline },
  flow,
  onPay,
  paying,
}: {
  held: Held;
  flow: MeetingFlow;
  onPay: OnPay | undefined;
  paying: boolean;
}) {
  const left = useTimeLeft(deadline);
  const { order } = meeting;
  const releasing = flow.view === 'releasing';
  const locked = releasing || paying;
  const words = messages.leftMinutes(minutesLabel(left));
  return (
    <MeetingPanel
      icon={<CalendarClock size={32} strokeWidth={1.5} aria-hidden />}
      title={messages.wereHoldingThisSlot}
      acted={flow.acted}
    >
      <p>
        <strong>{bothClocks(meeting.starts_at)}</strong>
      </p>
      <p>
        <Rich text={messages.heldForYou} left={<Left>{words}</Left>} />
        <VisuallyHidden role="status">{spoken.includes(Math.ceil(left / minuteInMs)) ? words : ''}</VisuallyHidden>{' '}
        {onPay && !order
          ? messages.weCannotTakePaymentsRightNow
          : onPay
            ? messages.payToConfirm
            : messages.nothingIsChargedHere}
      </p>
      {flow.words && <Failure role="alert">{flow.words}</Failure>}
      <Actions>
        {onPay && !order && (
          <Button
            disabled={locked}
            onClick={() =>
              flow.hold({ ...officeClock(meeting.starts_at), timezone: officeZone, client_id: meeting.client_id })
            }
          >
            {messages.tryThePaymentAgain}
          </Button>
        )}
        {onPay && order && (
          <Button disabled={locked} onClick={() => onPay(order, meeting)}>
            {messages.payAmount(exactMoney(consultationInPaise))}
          </Button>
        )}
        <Button $kind="quiet" disabled={locked} onClick={flow.letGo}>
          {releasing ? messages.lettingGo : messages.chooseAnotherTime}
        </Button>
      </Actions>
      {onPay && <Small>{messages.ifYouDoNotPay}</Small>}
    </MeetingPanel>
  );
}

const Left = styled.strong`
  color: ${color.amber700};
  font-variant-numeric: tabular-nums;
`;
const Failure = styled.p`
  color: ${color.claret700};
`;
