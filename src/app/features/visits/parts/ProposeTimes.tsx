import type { Visit } from '@contract/visits';
import * as messages from '@messages/app/visits';
import { type FormEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { errorMessage, fieldErrors } from '../../../api/apiError';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { useStepInView } from '../../../ui/useStepInView';
import type { VisitChanging } from '../useVisitChange';
import { useVisitSlots } from '../useVisitSlots';
import { PlaceField } from './PlaceField';
import { TimePicker } from './TimePicker';

/** Chooses up to three other times. */
export function ProposeTimes({ visit, change }: { visit: Visit; change: VisitChanging }) {
  const slots = useVisitSlots(visit.property.id ?? 0);
  const [chosen, setChosen] = useState<string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const [place, setPlace] = useState(visit.place);
  const givesPlace = visit.role === 'host' && visit.mode === 'in_person';
  const form = useStepInView<HTMLFormElement>('form', { atFirst: true });
  const busy = change.view === 'proposing';
  const refused = fieldErrors(change.refusal);
  useEffect(() => {
    if (isMissing || change.refusal !== undefined)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isMissing, change.refusal, form]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setMissing(chosen.length === 0);
    if (chosen.length > 0) {
      const isOther = givesPlace && place.trim() !== visit.place;
      change.send({ step: 'propose', proposals: chosen, ...(isOther && { place: place.trim() }) });
    }
  };
  return (
    <Form ref={form} tabIndex={-1} noValidate onSubmit={submit} aria-busy={busy} aria-label={messages.proposeTitle}>
      <TimePicker
        slots={slots}
        chosen={chosen}
        onChange={(times) => {
          setMissing(false);
          setChosen(times);
        }}
        error={isMissing ? messages.chooseATime : refused.proposals}
      />
      {givesPlace && <PlaceField value={place} error={refused.place} onChange={setPlace} />}
      {change.refusal !== undefined && !refused.proposals && !refused.place && (
        <p role="alert">{errorMessage(change.refusal)}</p>
      )}
      <Actions>
        <Button type="submit" disabled={busy}>
          {busy ? messages.sending : messages.sendTheseTimes}
        </Button>
        <Button $kind="quiet" disabled={busy} onClick={change.back}>
          {messages.back}
        </Button>
      </Actions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[24]};
  min-width: 0;
  &:focus {
    outline: none;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
