import { officeLimits } from '@contract/officeLimits';
import { plainNumber } from '@contract/plainNumber';
import * as messages from '@messages/app/officeCatalogue';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { errorMessage } from '../../../api/apiError';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { color, space } from '../../../theme/tokens';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { TextArea, TextField } from '../../../ui/Field';
import { Soft, Stack } from '../../../ui/Layout';
import { instantInIndia } from '../../../ui/indiaMoment';
import { ActionForm } from '../../../ui/office/ActionForm';
import { DetailHead } from '../../../ui/office/OfficePage';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { PartTitle } from '../../../ui/office/PartTitle';
import { Status, type Tone } from '../../../ui/office/Status';
import { type Version, beginOf, rupees, termsOf } from '../catalogueLabels';

const { catalogue: limits } = officeLimits;

interface OfferDetailProps {
  offer: { name: string; versions: readonly Version[]; retired_at: string | null };
  /** What kind of offer it is. */
  kind?: string;
  busy: boolean;
  change: (fields: { withdraw: number } | { retired: boolean }) => Promise<{ error?: unknown }>;
  /** The forms for a new price and for the texts. */
  children: ReactNode;
}

/** What is sold: its prices over time, the forms that change it, and whether it is on sale. */
export function OfferDetail({ offer, kind, busy, change, children }: OfferDetailProps) {
  const { name, versions, retired_at: retired } = offer;
  const dispatch = useAppDispatch();
  const make = async (fields: Parameters<typeof change>[0], words: string) => {
    const { error } = await change(fields);
    dispatch(error === undefined ? toastAdded('good', words) : toastAdded('bad', errorMessage(error)));
  };
  return (
    <Stack $gap={24}>
      <DetailHead>
        <h2>{name}</h2>
        {kind && <Soft>{kind}</Soft>}
      </DetailHead>
      <Versions
        versions={versions}
        busy={busy}
        onWithdraw={(withdraw) => void make({ withdraw }, messages.withdrawn)}
      />
      {children}
      <Retire
        name={name}
        retired={retired !== null}
        busy={busy}
        onRetire={(next) => make({ retired: next }, next ? messages.isRetired : messages.isOnSale)}
      />
    </Stack>
  );
}

/** The values of a form's fields, their errors, and how to change one. */
export interface FieldsProps<Values> {
  values: Values;
  errors: Readonly<Record<string, string | undefined>>;
  set: (name: keyof Values & string, value: string) => void;
}

/** What an offer is called and what it is. */
export function NameFields({ values, errors, set }: FieldsProps<{ name: string; description: string }>) {
  return (
    <>
      <TextField
        label={messages.name}
        maxLength={limits.name}
        value={values.name}
        error={errors.name}
        onChange={({ currentTarget }) => set('name', currentTarget.value)}
      />
      <TextArea
        label={messages.description}
        rows={2}
        maxLength={limits.description}
        value={values.description}
        error={errors.description}
        onChange={({ currentTarget }) => set('description', currentTarget.value)}
      />
    </>
  );
}

interface BeginValues {
  date: string;
  time: string;
}

interface PriceFormProps extends FieldsProps<BeginValues> {
  busy: boolean;
  /** Whether all that a price needs was entered. */
  isComplete: boolean;
  failure: string | undefined;
  /** `begins` is null for now. */
  onSend: (begins: string | null) => Promise<void>;
  children: ReactNode;
}

/** A new price, now or from a time in India on. */
export function PriceForm({ values, errors, set, busy, isComplete, failure, onSend, children }: PriceFormProps) {
  const begins = values.date || values.time ? instantInIndia(values.date, values.time) : null;
  return (
    <ActionForm
      name={messages.newPrice}
      action={messages.offerIt}
      busy={busy}
      disabled={!isComplete || begins === undefined}
      failure={failure ?? errors.offer}
      onSend={() => void (begins !== undefined && onSend(begins))}
    >
      <PartTitle>{messages.newPrice}</PartTitle>
      {children}
      <BeginFields date={values.date} time={values.time} error={errors.begins_at} onChange={set} />
    </ActionForm>
  );
}

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
function Versions({ versions, busy, onWithdraw }: VersionsProps) {
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
      onChange={({ currentTarget }) => onChange(plainNumber(currentTarget.value).replace(/\D/g, ''))}
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
function Retire({ name, retired, busy, onRetire }: RetireProps) {
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
function BeginFields({ date, time, error, onChange }: BeginFieldsProps) {
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
