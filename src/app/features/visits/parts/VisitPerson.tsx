import { limits } from '@contract/limits';
import type { NewVisit } from '@contract/visits';
import * as messages from '@messages/app/visits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { errorMessage, fieldErrors } from '../../../api/apiError';
import { newClientId } from '../../../platform/viewer';
import { useMe } from '../../../session/useMe';
import { color, font, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/Field';
import { Soft } from '../../../ui/Layout';
import { TextButton } from '../../../ui/TextButton';
import { wrongFields } from '../../../ui/useCheckedForm';
import { useStepInView } from '../../../ui/useStepInView';
import { zonedMoments } from '../../../ui/zonedMoments';
import type { VisitRequest } from '../useVisitRequest';
import { modeNames } from '../visitLabels';

type Entry = 'name' | 'email' | 'phone';

interface VisitPersonProps {
  visit: Pick<NewVisit, 'property' | 'proposals' | 'mode' | 'timezone'>;
  kept: Readonly<Record<string, string>>;
  keep: (changes: Record<string, string>) => void;
  request: VisitRequest;
}

/** The second step: who visits, below what was chosen. An account that has said it all before is only asked to agree. */
export function VisitPerson({ visit, kept, keep, request }: VisitPersonProps) {
  const me = useMe();
  const form = useRef<HTMLFormElement>(null);
  const heading = useStepInView<HTMLHeadingElement>('person', { atFirst: true });
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [isEditing, setEditing] = useState(false);
  const busy = request.view === 'sending';
  const refused = fieldErrors(request.refusal);
  const entry = (name: Entry) => kept[name] ?? me?.[name] ?? '';
  const isKnown =
    !isEditing &&
    !refused.name &&
    !refused.email &&
    !refused.phone &&
    kept.name === undefined &&
    kept.email === undefined &&
    kept.phone === undefined &&
    Boolean(me?.name && me.email && me.phone);
  useEffect(() => {
    if (request.refusal === undefined && Object.keys(wrong).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong, request.refusal]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const found = wrongFields(event.currentTarget);
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    const clientId = kept.client_id ?? newClientId();
    keep({ client_id: clientId });
    const [name, email, phone] = [entry('name').trim(), entry('email').trim(), entry('phone').trim()];
    request.send({ ...visit, proposals: [...visit.proposals], name, email, phone, client_id: clientId });
  };
  const field = (name: Entry) => ({
    name,
    required: true,
    value: entry(name),
    maxLength: limits[name].max,
    error: wrong[name] || refused[name] || undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      if (wrong[name]) setWrong({ ...wrong, [name]: '' });
      keep({ [name]: target.value });
    },
  });
  const isElsewhere = request.refusal !== undefined && !refused.name && !refused.email && !refused.phone;
  const moments = visit.proposals.map((at) => zonedMoments(at)[0] ?? '');
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-busy={busy} aria-label={messages.visitThisHome}>
      <Line role="group" aria-label={messages.howAndWhen}>
        <span>{messages.chosenTimes(modeNames[visit.mode], moments.join('; '))}</span>
        <TextButton disabled={busy} onClick={request.change}>
          {messages.change}
        </TextButton>
      </Line>
      <Heading ref={heading} tabIndex={-1}>
        {messages.whoVisits}
      </Heading>
      {isKnown ? (
        <Line role="group" aria-label={messages.whoVisits}>
          <span>{[me?.name, me?.email, me?.phone].join(', ')}</span>
          <TextButton disabled={busy} onClick={() => setEditing(true)}>
            {messages.change}
          </TextButton>
        </Line>
      ) : (
        <>
          <TextField label={messages.name} autoComplete="name" {...field('name')} />
          <TextField label={messages.emailAddress} type="email" autoComplete="email" {...field('email')} />
          <TextField
            label={messages.phoneNumber}
            type="tel"
            autoComplete="tel"
            pattern="\+?(?:[\s\(\)\.\-]*\d){7,15}[\s\(\)\.\-]*"
            data-wrong={messages.phoneWrong}
            {...field('phone')}
          />
        </>
      )}
      <Soft>
        {messages.emailHelp} {messages.phoneHelp}
      </Soft>
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
const Heading = styled.h3`
  font: 600 ${size[22]} / 1.2 ${font.display};
  &:focus {
    outline: none;
  }
`;
const Line = styled.div`
  display: flex;
  gap: ${space[4]} ${space[16]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[8]} ${space[16]};
  border-left: 3px solid ${color.brass500};
  background: ${color.sand100};
  overflow-wrap: anywhere;
  button {
    flex: none;
    min-height: 2.75rem;
  }
`;
const Failure = styled.p`
  color: ${color.claret700};
`;
