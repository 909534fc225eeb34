import { useRef, useState } from 'react';
import { fieldErrors, wordsOf } from '../../api/apiError';
import { newClientId } from '../../platform/viewer';
import { useCheckedForm } from '../../ui/useCheckedForm';
import { useCreateEnquiryMutation } from './enquiriesApi';
import { meetingInstant, meetingMessage } from './meetingTime';

/** Asks for a meeting: date and time, both or nothing is sent. Sending again after a cut connection stores one wish. */
export function useMeeting() {
  const [create, { isLoading, isSuccess, error, originalArgs, reset }] = useCreateEnquiryMutation();
  const [unfit, setUnfit] = useState<string>();
  const clientId = useRef<string>(undefined);
  const { preferred_at: refusedTime, ...refused } = fieldErrors(error);
  const past = unfit ?? refusedTime;

  const send = (form: HTMLFormElement) => {
    const text = (name: string) => String(new FormData(form).get(name) ?? '').trim();
    const [date, time] = [text('date'), text('time')];
    const at = meetingInstant(date, time);
    const wrong = at === null ? 'Enter a date and a time.' : Date.parse(at) <= Date.now() ? 'Choose a moment that is still to come.' : undefined;
    setUnfit(wrong);
    if (at === null || wrong) return;
    clientId.current ??= newClientId();
    const message = meetingMessage(date, time, Intl.DateTimeFormat().resolvedOptions().timeZone);
    void create({ kind: 'visit', name: text('name'), email: text('email'), phone: text('phone'), message, preferred_at: at, client_id: clientId.current });
  };
  const again = () => {
    clientId.current = undefined;
    reset();
  };
  const { form, submit, errors } = useCheckedForm({ busy: isLoading, refusal: past ?? error, refused: { ...refused, ...(past && { date: past }) } }, send);
  const failure = error && Object.keys(fieldErrors(error)).length === 0 ? wordsOf(error) : undefined;
  return { form, submit, again, errors, failure, sending: isLoading, sentFor: isSuccess ? originalArgs?.preferred_at : undefined };
}
