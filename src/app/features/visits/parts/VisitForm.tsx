import { limits } from '@contract/limits';
import type { VisitMode } from '@contract/visits';
import * as messages from '@messages/app/visits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { errorMessage, fieldErrors } from '../../../api/apiError';
import { formDraft } from '../../../platform/formDraft';
import { newClientId } from '../../../platform/viewer';
import { useMe } from '../../../session/useMe';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/Field';
import { bringIntoView } from '../../../ui/useStepInView';
import { wrongFields } from '../../../ui/useCheckedForm';
import { draftOf, type VisitRequest } from '../useVisitRequest';
import { useVisitSlots } from '../useVisitSlots';
import { ModeChoice } from './ModeChoice';
import { TimePicker } from './TimePicker';

const fields = ['proposals', 'name', 'email', 'phone', 'timezone', 'property', 'mode'];

/** What was typed in this tab before. */
function useKeptEntries(property: number) {
  const [kept, setKept] = useState(() => formDraft.read(draftOf(property)));
  const keep = (changes: Record<string, string>) => {
    setKept({ ...kept, ...changes });
    formDraft.keep(draftOf(property), changes);
  };
  return [kept, keep] as const;
}

/** Mode, up to three times, and how to reach the visitor. Errors and reloads lose nothing. */
export function VisitForm({ property, request }: { property: number; request: VisitRequest }) {
  const me = useMe();
  const slots = useVisitSlots(property);
  const form = useRef<HTMLFormElement>(null);
  const [kept, keep] = useKeptEntries(property);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const chosen = kept.times?.split(' ').filter(Boolean) ?? [];
  const free = slots.days?.flatMap((day) => day.slots.map((slot) => slot.starts_at));
  const gone = free ? chosen.filter((at) => !free.includes(at)) : [];
  const mode: VisitMode = kept.mode === 'video' ? 'video' : 'in_person';
  const busy = request.view === 'sending';
  const refused = fieldErrors(request.refusal);
  const errors: Record<string, string | undefined> = { ...refused, ...wrong };
  const typed = (name: 'name' | 'email' | 'phone') => kept[name] ?? me?.[name] ?? '';

  // the button that opened the form is gone
  useEffect(() => bringIntoView(form.current?.querySelector<HTMLElement>('input') ?? null), []);
  useEffect(() => {
    if (request.refusal === undefined && Object.keys(wrong).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong, request.refusal]);

  const choose = (times: string[]) => {
    setWrong({ ...wrong, proposals: '' });
    // another request than the one that may be stored already
    keep({ times: times.join(' '), client_id: newClientId() });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const times = chosen.filter((at) => !gone.includes(at));
    const found = {
      ...wrongFields(event.currentTarget),
      ...(times.length === 0 && { proposals: messages.chooseATime }),
    };
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    const clientId = kept.client_id ?? newClientId();
    keep({ client_id: clientId });
    const [name, email, phone] = [typed('name').trim(), typed('email').trim(), typed('phone').trim()];
    request.send({ property, proposals: times, mode, name, email, phone, timezone: slots.zone, client_id: clientId });
  };
  const field = (name: 'name' | 'email' | 'phone') => ({
    name,
    required: true,
    value: typed(name),
    maxLength: limits[name].max,
    error: errors[name] || undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      if (wrong[name]) setWrong({ ...wrong, [name]: '' });
      keep({ [name]: target.value, client_id: newClientId() });
    },
  });
  const timesError = errors.proposals || (gone.length > 0 ? messages.timeWasTaken(gone.length) : undefined);
  const isElsewhere = request.refusal !== undefined && !fields.slice(0, 4).some((name) => refused[name]);
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-busy={busy} aria-label={messages.visitThisHome}>
      <ModeChoice mode={mode} onChange={(next) => keep({ mode: next, client_id: newClientId() })} />
      <TimePicker
        slots={slots}
        chosen={chosen.filter((at) => !gone.includes(at))}
        onChange={choose}
        error={timesError}
      />
      <TextField label={messages.name} autoComplete="name" {...field('name')} />
      <TextField
        label={messages.emailAddress}
        help={messages.emailHelp}
        type="email"
        autoComplete="email"
        {...field('email')}
      />
      <TextField
        label={messages.phoneNumber}
        help={messages.phoneHelp}
        type="tel"
        autoComplete="tel"
        pattern="\+?(?:[\s\(\)\.\-]*\d){7,15}[\s\(\)\.\-]*"
        data-wrong={messages.phoneWrong}
        {...field('phone')}
      />
      {isElsewhere && <Failure role="alert">{messages.yourEntriesAreStillHere(errorMessage(request.refusal))}</Failure>}
      <div>
        <Button type="submit" disabled={busy}>
          {busy ? messages.sending : messages.askForThisVisit}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[24]};
  min-width: 0;
`;
const Failure = styled.p`
  color: ${color.claret700};
`;
