import { phoneFault } from '@contract/phoneText';
import { consultationInPaise } from '@contract/prices';
import * as messages from '@messages/app/meetings';
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
import { useStepInView } from '../../../ui/useStepInView';
import { useMeetingChoice } from '../useMeetingChoice';
import { type MeetingFlow, meetingPath } from '../useMeetingFlow';
import { useSlots } from '../useSlots';
import { AboutMeeting } from './AboutMeeting';
import { Small } from './MeetingPanel';
import { SlotFields } from './SlotFields';
import { Rich } from '../../../ui/Rich';
import { bothClocks } from '../../../ui/zonedMoments';

interface Missing {
  date?: string | undefined;
  time?: string | undefined;
  phone?: string | undefined;
}

/** The minimum number of digits, as on the server. */
const isPhone = (phone: string) => phoneFault(phone) === undefined;

/** Requires both a day and a time; while one is missing it moves the focus there and sends nothing. */
export function ChooseTime({ flow, property }: { flow: MeetingFlow; property: ChosenMeeting['property'] | undefined }) {
  const dispatch = useAppDispatch();
  const choice = useMeetingChoice(property);
  const ownPhone = useMe()?.phone ?? '';
  const phone = choice.phone || ownPhone;
  const calendar = useSlots(choice.date);
  const chosen = calendar.times?.find(({ starts_at }) => starts_at === choice.starts_at);
  const [missing, setMissing] = useState<Missing>({});
  const form = useStepInView<HTMLFormElement>('form', { atFirst: flow.acted });
  const sending = flow.view === 'holding';
  const gone =
    flow.view === 'taken'
      ? flow.words
      : flow.view !== 'refused' && choice.starts_at && calendar.times && !chosen
        ? messages.someoneJustBookedThisSlot
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
      ...(noPhone && { phone: messages.enterAPhoneNumber }),
      ...(!choice.date && { date: messages.chooseADate }),
      ...(!chosen && { time: early ? messages.availableTimesAreStillLoading : messages.chooseATime }),
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
    <Form ref={form} tabIndex={-1} onSubmit={submit} noValidate aria-busy={sending} aria-label={messages.bookAMeeting}>
      {flow.booked.map(({ id, starts_at }) => (
        <Booked key={id}>
          {messages.youHaveAMeeting(bothClocks(starts_at))}{' '}
          <BookedLink to={`/meetings/${id}`}>{messages.seeIt}</BookedLink>
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
      {flow.view === 'refused' && (
        <Failure role="alert">
          {flow.words} {messages.yourSelectionIsStillHere}
        </Failure>
      )}
      <Button type="submit" disabled={sending}>
        {sending ? (
          messages.holdingThisTime
        ) : (
          <Rich text={messages.bookForPrice} price={<Money amountInPaise={consultationInPaise} />} />
        )}
      </Button>
      <Small>{flow.loggedIn ? messages.weHoldTheSlotFor15 : messages.nextLogInOrSignUp}</Small>
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
