import type { Meeting } from '@contract/meetings';
import * as messages from '@messages/app/meetings';
import { type FormEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, font, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { useStepInView } from '../../../ui/useStepInView';
import { zonedMoments } from '../../../ui/zonedMoments';
import type { MeetingChange } from '../useMeetingChange';
import { useSlots } from '../useSlots';
import { Actions, Small } from './MeetingPanel';
import { SlotFields } from './SlotFields';

/** Chooses another slot for a booked meeting, which keeps its slot until the new one is confirmed. */
export function MoveMeeting({ meeting, change }: { meeting: Meeting; change: MeetingChange }) {
  const [date, setDate] = useState('');
  const [startsAt, setStartsAt] = useState('');
  const [missing, setMissing] = useState<{ date?: string; time?: string }>({});
  const calendar = useSlots(date);
  const form = useStepInView<HTMLFormElement>('form', { atFirst: true });
  const chosen = calendar.times?.find(({ starts_at }) => starts_at === startsAt);
  const moving = change.view === 'moving';
  const taken = change.view === 'taken' && !chosen ? change.message : undefined;
  const errors = { ...(taken && { time: taken }), ...missing };
  const wrong = errors.date ?? errors.time;
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong, missing, form]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (moving) return;
    setMissing({ ...(!date && { date: messages.chooseADate }), ...(!chosen && { time: messages.chooseATime }) });
    if (chosen) change.choose({ date, time: chosen.time, timezone: calendar.zone });
  };
  const pick = (nextDate: string, nextStart: string) => {
    setMissing({});
    setDate(nextDate);
    setStartsAt(nextStart);
  };
  if (change.view === 'moveUnanswered') return <Unanswered change={change} />;
  return (
    <Form ref={form} tabIndex={-1} onSubmit={submit} noValidate aria-busy={moving} aria-labelledby="move-title">
      <Heading id="move-title">{messages.chooseAnotherTime}</Heading>
      <p>{messages.nowItStaysYoursUntil(zonedMoments(meeting.starts_at).join(', '))}</p>
      <SlotFields
        date={date}
        startsAt={startsAt}
        calendar={calendar}
        errors={errors}
        onDate={(next) => pick(next, '')}
        onTime={(next) => pick(date, next)}
      />
      <Actions>
        <Button type="submit" disabled={moving}>
          {moving ? messages.moving : messages.moveTheMeeting}
        </Button>
        <Button $kind="quiet" disabled={moving} onClick={change.back}>
          {messages.keepCurrentTime}
        </Button>
      </Actions>
      <Small>{messages.youCanMoveAMeetingOnce}</Small>
    </Form>
  );
}

/** The move may have succeeded; repeating it requests the same slot. */
function Unanswered({ change }: { change: MeetingChange }) {
  return (
    <div role="alert">
      <Form as="div">
        <p>
          {change.message} {messages.yourMeetingMayHaveMovedAlready}
        </p>
        <Actions>
          <Button onClick={change.again}>{messages.tryAgain}</Button>
          <Button $kind="quiet" onClick={change.back}>
            {messages.back}
          </Button>
        </Actions>
      </Form>
    </div>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
  container-type: inline-size;
  padding: ${space[24]};
  background: ${color.raised};
  border: 1px solid ${color.sand200};
  &:focus {
    outline: none;
  }
`;
const Heading = styled.h2`
  font: 600 ${size[28]} / 1.2 ${font.display};
`;
