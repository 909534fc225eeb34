import { consultationInPaise } from '@contract/prices';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useMe } from '../../../session/useMe';
import type { ChosenMeeting } from '../../../platform/meetingChoice';
import { loginRequired } from '../../../session/sessionSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Money } from '../../../ui/Money';
import { bothClocks } from '../meetingTime';
import { useMeetingChoice } from '../useMeetingChoice';
import { type MeetingFlow, meetingPath } from '../useMeetingFlow';
import { useSlots } from '../useSlots';
import { AboutMeeting } from './AboutMeeting';
import { Small } from './MeetingPanel';
import { SlotFields } from './SlotFields';
import { useOwnFocus } from './useOwnFocus';

interface Missing {
  date?: string | undefined;
  time?: string | undefined;
  phone?: string | undefined;
}

/** The minimum number of digits, as on the server. */
const isPhone = (phone: string) => (phone.match(/\d/g) ?? []).length >= 7;

/** Requires both a day and a time; while one is missing it moves the focus there and sends nothing. */
export function ChooseTime({ flow, property }: { flow: MeetingFlow; property: ChosenMeeting['property'] | undefined }) {
  const dispatch = useAppDispatch();
  const choice = useMeetingChoice(property);
  const ownPhone = useMe()?.phone ?? '';
  const phone = choice.phone || ownPhone;
  const calendar = useSlots(choice.date);
  const chosen = calendar.times?.find(({ starts_at }) => starts_at === choice.starts_at);
  const [missing, setMissing] = useState<Missing>({});
  const form = useOwnFocus<HTMLFormElement>(flow.acted);
  const sending = flow.view === 'holding';
  const gone =
    flow.view === 'taken'
      ? flow.words
      : flow.view !== 'refused' && choice.starts_at && calendar.times && !chosen
        ? 'Someone just booked this slot. Pick another.'
        : undefined;
  // a choice from before a reload or a login is shown before the calendar has loaded
  const early = choice.starts_at !== '' && !calendar.times;
  if (chosen && missing.time) setMissing({ ...missing, time: undefined });
  const errors: Missing = { ...missing, ...(!missing.time && gone && !chosen && { time: gone }) };

  const wrong = errors.date ?? errors.time ?? errors.phone;
  useEffect(() => {
    // each refused submit moves the focus; a problem found without a submit does not
    if (wrong && (flow.acted || missing.date || missing.time || missing.phone))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong, missing, flow.acted, form]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (!flow.loggedIn && choice.date && (chosen || early))
      return void dispatch(loginRequired({ target: meetingPath }));
    const noPhone = choice.kind === 'call' && !isPhone(phone);
    setMissing({
      ...(noPhone && { phone: 'Enter a phone number with at least 7 digits.' }),
      ...(!choice.date && { date: 'Choose a date.' }),
      ...(!chosen && { time: early ? 'Available times are still loading. Try again in a moment.' : 'Choose a time.' }),
    });
    if (!chosen || !choice.date || noPhone) return;
    const about = {
      kind: choice.kind,
      topic: choice.topic,
      ...(choice.kind === 'call' && { phone }),
      ...(choice.property && { property: choice.property.id }),
    };
    flow.hold({ date: choice.date, time: chosen.time, timezone: calendar.zone, client_id: choice.client_id, ...about });
  };
  const chooseDate = (date: string) => {
    setMissing({});
    choice.chooseDate(date);
  };
  const chooseTime = (startsAt: string) => {
    setMissing({});
    choice.chooseTime(startsAt);
  };
  const describe = (about: Partial<ChosenMeeting>) => {
    if (about.phone !== undefined || about.kind) setMissing({ ...missing, phone: undefined });
    choice.describe(about);
  };
  return (
    <Form ref={form} tabIndex={-1} onSubmit={submit} noValidate aria-busy={sending} aria-label="Book a meeting">
      {flow.booked.map(({ id, starts_at }) => (
        <Booked key={id}>
          You have a meeting: {bothClocks(starts_at)}. <BookedLink to={`/meetings/${id}`}>See it</BookedLink>
        </Booked>
      ))}
      <SlotFields
        date={choice.date}
        startsAt={choice.starts_at}
        calendar={calendar}
        errors={errors}
        onDate={chooseDate}
        onTime={chooseTime}
      />
      <AboutMeeting choice={{ ...choice, phone }} onChange={describe} phoneError={errors.phone} />
      {flow.view === 'refused' && <Failure role="alert">{flow.words} Your selection is still here.</Failure>}
      <Button type="submit" disabled={sending}>
        {sending ? (
          'Holding this time…'
        ) : (
          <>
            Book for <Money amountInPaise={consultationInPaise} />
          </>
        )}
      </Button>
      <Small>
        {flow.loggedIn
          ? 'We hold the slot for 15 minutes while you pay.'
          : 'Next, log in or sign up. We keep your selection. Then we hold the slot for 15 minutes while you pay.'}
      </Small>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
  container-type: inline-size;
  &:focus {
    outline: none;
  }
`;
const Booked = styled.p`
  padding: ${space[12]} ${space[16]};
  border-left: 3px solid ${color.leaf700};
  background: ${color.sand100};
`;
const BookedLink = styled(Link)`
  color: ${color.brass700};
`;
const Failure = styled.p`
  color: ${color.claret700};
`;
