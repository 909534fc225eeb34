import * as messages from '@messages/app/officeCatalogue';
import { useState } from 'react';
import styled from 'styled-components';
import { color, space } from '../../../theme/tokens';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { TextField } from '../../../ui/Field';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { PartTitle } from '../../../ui/office/PartTitle';
import { Status, type Tone } from '../../../ui/office/Status';
import { type Version, beginOf, rupees, termsOf } from '../catalogueLabels';

const states: Readonly<Record<Version['state'], readonly [string, Tone]>> = {
  past: [messages.past, 'quiet'],
  current: [messages.current, 'good'],
  coming: [messages.coming, 'waiting'],
};

interface VersionsProps {
  versions: readonly Version[];
  busy: boolean;
  onWithdraw: (id: number) => void;
}

/** Every price with what it contained, the latest first. One that has not begun can be removed. */
export function Versions({ versions, busy, onWithdraw }: VersionsProps) {
  return (
    <section aria-label={messages.versions}>
      <PartTitle>{messages.versions}</PartTitle>
      <List>
        {versions.map((version) => {
          const [label, tone] = states[version.state];
          return (
            <li key={version.id}>
              <strong>{rupees(version.price)}</strong>
              <Status tone={tone}>{label}</Status>
              <span>{[beginOf(version), termsOf(version)].filter(Boolean).join(' · ')}</span>
              {version.state === 'coming' && (
                <OfficeButton $kind="quiet" disabled={busy} onClick={() => onWithdraw(version.id)}>
                  {messages.withdraw}
                </OfficeButton>
              )}
            </li>
          );
        })}
      </List>
    </section>
  );
}

interface NumberFieldProps {
  label: string;
  value: string;
  help?: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A field for a whole number. */
export function NumberField({ label, value, help, error, onChange }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      pattern="[0-9]*"
      value={value}
      error={error}
      {...(help && { help })}
      onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/\D/g, ''))}
    />
  );
}

interface RetireProps {
  name: string;
  retired: boolean;
  busy: boolean;
  onRetire: (retired: boolean) => Promise<unknown>;
}

/** Takes something off sale after a confirmation, or puts it on sale again. */
export function Retire({ name, retired, busy, onRetire }: RetireProps) {
  const [asking, setAsking] = useState(false);
  if (retired)
    return (
      <div>
        <OfficeButton $kind="quiet" disabled={busy} onClick={() => void onRetire(false)}>
          {messages.unretire}
        </OfficeButton>
      </div>
    );
  return (
    <div>
      <OfficeButton $kind="quiet" disabled={busy} onClick={() => setAsking(true)}>
        {messages.retire}
      </OfficeButton>
      {asking && (
        <ConfirmDialog
          title={messages.retireTitle(name)}
          action={messages.retire}
          wayBack={messages.keepIt}
          busy={busy}
          onConfirm={() => void onRetire(true).finally(() => setAsking(false))}
          onClose={() => setAsking(false)}
        >
          {messages.retireText}
        </ConfirmDialog>
      )}
    </div>
  );
}

interface BeginFieldsProps {
  date: string;
  time: string;
  error: string | undefined;
  onChange: (name: 'date' | 'time', value: string) => void;
}

/** When a price begins, by the clock of India; now if both are empty. */
export function BeginFields({ date, time, error, onChange }: BeginFieldsProps) {
  return (
    <>
      <TextField
        label={messages.beginsOn}
        type="date"
        optional
        value={date}
        error={error}
        onChange={({ currentTarget }) => onChange('date', currentTarget.value)}
      />
      <TextField
        label={messages.beginsAt}
        type="time"
        optional
        value={time}
        help={messages.nowIfEmpty}
        onChange={({ currentTarget }) => onChange('time', currentTarget.value)}
      />
    </>
  );
}

const List = styled.ol`
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]} ${space[16]};
    align-items: center;
    padding: ${space[8]} 0;
    border-top: 1px solid ${color.sand200};
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
  li > span:last-of-type {
    flex-basis: 100%;
    color: ${color.ink500};
  }
`;
