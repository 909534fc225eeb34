import { type FormEvent, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { loginRequired } from '../../../session/sessionSlice';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/Field';
import { Money } from '../../../ui/Money';
import { bothClocks, consultationInPaise } from '../meetingTime';
import { useMeetingChoice } from '../useMeetingChoice';
import { type MeetingFlow, meetingPath } from '../useMeetingFlow';
import { useSlots } from '../useSlots';
import { NextDays } from './NextDays';
import { Small } from './MeetingPanel';
import { TimeChoice } from './TimeChoice';
import { useOwnFocus } from './useOwnFocus';

interface Missing {
  date?: string | undefined;
  time?: string | undefined;
}

/** A day and a time, both or nothing: as long as one is missing no request is made, and the focus goes to it. */
export function ChooseTime({ flow }: { flow: MeetingFlow }) {
  const dispatch = useDispatch();
  const choice = useMeetingChoice();
  const calendar = useSlots(choice.date);
  const chosen = calendar.times?.find(({ starts_at }) => starts_at === choice.starts_at);
  const [missing, setMissing] = useState<Missing>({});
  const form = useOwnFocus<HTMLFormElement>(flow.acted);
  const sending = flow.view === 'holding';
  const gone = flow.view === 'taken' ? flow.words : flow.view !== 'refused' && choice.starts_at && calendar.times && !chosen ? 'This time has been taken meanwhile. Choose another.' : undefined;
  // what was chosen before a reload or a login stands here before the calendar does
  const early = choice.starts_at !== '' && !calendar.times;
  if (chosen && missing.time) setMissing({ ...missing, time: undefined });
  const errors: Missing = { ...missing, ...(!missing.time && gone && !chosen && { time: gone }) };

  const wrong = errors.date ?? errors.time;
  useEffect(() => {
    // each refused attempt leads there again; what was found out without one takes no focus
    if (wrong && (flow.acted || missing.date || missing.time)) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong, missing, flow.acted, form]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (!flow.loggedIn && choice.date && (chosen || early)) return void dispatch(loginRequired({ target: meetingPath }));
    setMissing({ ...(!choice.date && { date: 'Choose a date.' }), ...(!chosen && { time: early ? 'The free times have yet to come. Try again in a moment.' : 'Choose a time.' }) });
    if (chosen && choice.date) flow.hold({ date: choice.date, time: chosen.time, timezone: calendar.zone, client_id: choice.client_id });
  };
  const chooseDate = (date: string) => {
    setMissing({});
    choice.chooseDate(date);
  };
  const chooseTime = (startsAt: string) => {
    setMissing({});
    choice.chooseTime(startsAt);
  };
  return (
    <Form ref={form} tabIndex={-1} onSubmit={submit} noValidate aria-busy={sending} aria-label="Book a meeting">
      {flow.booked.map(({ id, starts_at }) => <Booked key={id}>You have a meeting: {bothClocks(starts_at)}.</Booked>)}
      <TextField label="Date" name="date" type="date" required placeholder="YYYY-MM-DD" min={calendar.today} max={calendar.last} value={choice.date} onChange={({ target }) => chooseDate(target.value)} error={errors.date} />
      <NextDays days={calendar.nextDays} chosen={choice.date} onChoose={chooseDate} />
      <TimeChoice date={choice.date} calendar={calendar} chosen={choice.starts_at} onChoose={chooseTime} error={errors.time} />
      {flow.view === 'refused' && <Failure role="alert">{flow.words} What you chose is still here.</Failure>}
      <Button type="submit" disabled={sending}>{sending ? 'Holding this time…' : <>Book for <Money amountInPaise={consultationInPaise} /></>}</Button>
      <Small>{flow.loggedIn ? 'The time is held for you for 15 minutes, until it is paid.' : 'You log in or sign up next; what you chose is kept. The time is then held for you for 15 minutes, until it is paid.'}</Small>
    </Form>
  );
}

const Form = styled.form`display: grid; gap: ${space[16]}; container-type: inline-size; &:focus { outline: none; }`;
const Booked = styled.p`padding: ${space[12]} ${space[16]}; border-left: 3px solid ${color.leaf700}; background: ${color.sand100};`;
const Failure = styled.p`color: ${color.claret700};`;
