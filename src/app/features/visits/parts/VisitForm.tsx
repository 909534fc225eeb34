import type { VisitMode } from '@contract/visits';
import { useEffect, useState } from 'react';
import { fieldErrors } from '../../../api/apiError';
import { formDraft } from '../../../platform/formDraft';
import { newClientId } from '../../../platform/viewer';
import { draftOf, type VisitRequest } from '../useVisitRequest';
import { useVisitSlots } from '../useVisitSlots';
import { VisitPerson } from './VisitPerson';
import { VisitTimes } from './VisitTimes';

/** What was chosen and typed in this tab before. Any change makes it another request than the one that may be stored. */
function useKeptEntries(property: number) {
  const [kept, setKept] = useState(() => formDraft.read(draftOf(property)));
  const keep = (changes: Record<string, string>) => {
    const entries = { client_id: newClientId(), ...changes };
    setKept((before) => ({ ...before, ...entries }));
    formDraft.keep(draftOf(property), entries);
  };
  return [kept, keep] as const;
}

/** Asks for a visit in two steps: how and when, then who. Errors and reloads lose nothing. */
export function VisitForm({ property, request }: { property: number; request: VisitRequest }) {
  const slots = useVisitSlots(property);
  const [kept, keep] = useKeptEntries(property);
  const free = slots.days?.flatMap((day) => day.slots.map((slot) => slot.starts_at));
  const chosen = kept.times?.split(' ').filter(Boolean) ?? [];
  const times = free ? chosen.filter((at) => free.includes(at)) : chosen;
  const lost = chosen.length - times.length;
  const mode: VisitMode = kept.mode === 'video' ? 'video' : 'in_person';
  const isTelling = request.view === 'telling' || request.view === 'sending';
  const { change } = request;
  useEffect(() => {
    // others took the times while the visitor was typing
    if (request.view === 'telling' && lost > 0) change();
  }, [request.view, lost, change]);
  return isTelling ? (
    <VisitPerson
      visit={{ property, proposals: times, mode, timezone: slots.zone }}
      kept={kept}
      keep={keep}
      request={request}
    />
  ) : (
    <VisitTimes
      slots={slots}
      mode={mode}
      times={times}
      lost={lost}
      refused={fieldErrors(request.refusal).proposals}
      keep={keep}
      onChosen={request.chosen}
    />
  );
}
