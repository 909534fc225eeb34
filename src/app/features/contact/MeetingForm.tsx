import { limits } from '@contract/limits';
import { CalendarCheck } from 'lucide-react';
import styled from 'styled-components';
import { color, font, size, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { Money } from '../../ui/Money';
import { ownMoment } from '../../ui/days';
import { consultationInPaise } from './meetingTime';
import { useMeeting } from './useMeeting';

/** Asks for a meeting at a date and a time; the office confirms it, and then it is paid. */
export function MeetingForm() {
  const { form, submit, again, errors, failure, sending, sentFor } = useMeeting();
  if (sentFor) {
    return (
      <Thanks role="status">
        <CalendarCheck size={32} strokeWidth={1.5} aria-hidden />
        <strong>Thank you. We have your wish for {ownMoment(sentFor)}.</strong>
        <p>The office confirms it by e-mail within one working day. The <Money amountInPaise={consultationInPaise} /> are paid then.</p>
        <Button $kind="quiet" onClick={again}>Ask for another time</Button>
      </Thanks>
    );
  }
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-busy={sending}>
      <Pair>
        <TextField label="Date" name="date" type="date" required pattern="\d{4}-\d{2}-\d{2}" data-wrong="Enter a date as YYYY-MM-DD." error={errors.date} />
        <TextField label="Time" name="time" type="time" required pattern="\d{2}:\d{2}" data-wrong="Enter a time as HH:MM." help="In your own time zone." error={errors.time} />
      </Pair>
      <TextField label="Name" name="name" autoComplete="name" required maxLength={limits.name.max} error={errors.name} />
      <Pair>
        <TextField label="Email Address" name="email" type="email" autoComplete="email" required maxLength={limits.email.max} error={errors.email} />
        <TextField label="Phone Number" name="phone" type="tel" autoComplete="tel" optional maxLength={limits.phone.max} error={errors.phone} />
      </Pair>
      {failure && <Failure role="alert">{failure} What you typed is still here.</Failure>}
      <Small>Nothing is charged now. The <Money amountInPaise={consultationInPaise} /> are paid when the office confirms the time.</Small>
      <Button type="submit" disabled={sending}>{sending ? 'Sending…' : 'Ask for this time'}</Button>
    </Form>
  );
}

const Form = styled.form`display: grid; gap: ${space[16]}; container-type: inline-size;`;
const Pair = styled.div`
  display: grid; gap: ${space[16]}; align-items: start;
  @container (min-width: 28rem) { grid-template-columns: 1fr 1fr; }
`;
const Small = styled.p`color: ${color.ink500}; font-size: ${size[14]};`;
const Failure = styled.p`color: ${color.claret700};`;
const Thanks = styled.div`
  display: grid; gap: ${space[12]}; justify-items: start; padding: ${space[32]} 0;
  strong { font: 600 ${size[22]}/1.2 ${font.display}; }
  svg { color: ${color.leaf700}; }
`;
