import type { VisitMode } from '@contract/visits';
import * as messages from '@messages/app/visits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { bringIntoView } from '../../../ui/useStepInView';
import type { VisitSlots } from '../useVisitSlots';
import { ModeChoice } from './ModeChoice';
import { TimePicker } from './TimePicker';

interface VisitTimesProps {
  slots: VisitSlots;
  mode: VisitMode;
  /** Those that are still free. */
  times: readonly string[];
  /** How many chosen times others have taken. */
  lost: number;
  /** Why the server did not take them. */
  refused: string | undefined;
  keep: (changes: Record<string, string>) => void;
  onChosen: () => void;
}

/** The first step: in person or by video, and up to three times. */
export function VisitTimes({ slots, mode, times, lost, refused, keep, onChosen }: VisitTimesProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const error =
    (!isChanged && refused) ||
    (lost > 0 ? messages.timeWasTaken(lost) : isMissing && times.length === 0 ? messages.chooseATime : undefined);
  // what opened this step is gone
  useEffect(() => bringIntoView(form.current?.querySelector<HTMLElement>('input') ?? null), []);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(times.length === 0);
    if (times.length > 0) onChosen();
  };
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-label={messages.visitThisHome}>
      <ModeChoice mode={mode} onChange={(next) => keep({ mode: next })} />
      <TimePicker
        slots={slots}
        chosen={[...times]}
        onChange={(chosen) => {
          setChanged(true);
          keep({ times: chosen.join(' ') });
        }}
        error={error}
      />
      <div>
        <Button type="submit">{messages.goOn}</Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[24]};
  min-width: 0;
`;
