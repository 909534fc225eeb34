import type { OfficeVisit } from '@contract/officeVisits';
import { limits } from '@contract/limits';
import { plainNumber } from '@contract/plainNumber';
import { visitLimits } from '@contract/visitLimits';
import type { VisitMode } from '@contract/visits';
import * as messages from '@messages/app/officeVisits';
import { useEffect, useRef, useState } from 'react';
import type { To } from 'react-router-dom';
import { refusalOf, shownError, statusOf } from '../../../api/apiError';
import { useGetOfficeEnquiryQuery } from '../../../api/endpoints/officeEnquiriesApi';
import { useAddOfficeVisitMutation, useListOfficeVisitSlotsQuery } from '../../../api/endpoints/officeVisitsApi';
import { SelectField, TextField } from '../../../ui/Field';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { shortDay } from '../../../ui/momentLabel';
import { ActionForm } from '../../../ui/office/ActionForm';
import { CloseLink, Detail, DetailHead } from '../../../ui/office/OfficePage';
import { wholeIn } from '../../../ui/office/listAddress';
import { useDraftFields } from '../../../ui/office/useDraftFields';
import { timeLabel } from '../../../ui/timeLabel';
import { useClientId } from '../../../ui/useClientId';
import { placeOfZone } from '../../../ui/zonedMoments';
import { modeLabels } from '../officeVisitLabels';

const indiaZone = 'Asia/Kolkata';
/** Where most buyers abroad live. */
const zones = [
  'Asia/Dubai',
  'Asia/Singapore',
  'Europe/London',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'Australia/Sydney',
];
const modes: readonly VisitMode[] = ['in_person', 'video'];

const empty = {
  name: '',
  phone: '',
  email: '',
  property: '',
  mode: 'in_person',
  timezone: indiaZone,
  day: '',
  startsAt: '',
  place: '',
  link: '',
};
type Values = typeof empty;

/** Whom and what a new visit begins with. */
interface VisitStart {
  /** The enquiry that it comes from. */
  lead: number | undefined;
  /** The listing that it is to. */
  home: number | undefined;
}

interface NewVisitProps extends VisitStart {
  close: To;
  onAdded: (visit: OfficeVisit) => void;
}

/** Enters a visit that was arranged on the telephone, from a lead, for a home, or from nothing. */
export function NewVisit({ lead, home, close, onAdded }: NewVisitProps) {
  const { currentData, error, refetch } = useGetOfficeEnquiryQuery(lead ?? 0, { skip: lead === undefined });
  const draft = `office-new-visit/${lead ?? ''}/${home ?? ''}`;
  const start = { ...empty, property: home === undefined ? '' : String(home) };
  return (
    <Detail aria-label={messages.newVisit}>
      <CloseLink to={close} label={messages.closeNewVisit} />
      <DetailHead>
        <h2>{messages.newVisit}</h2>
      </DetailHead>
      {lead === undefined || statusOf(error) === 404 ? (
        <VisitForm draft={draft} start={start} onAdded={onAdded} />
      ) : (
        <QueryView
          what={messages.theLead}
          data={currentData}
          failure={shownError(error)}
          onRetry={() => void refetch()}
          skeleton={<Skeleton $height="28rem" role="status" aria-label={messages.loadingTheLead} />}
        >
          {({ name, phone, email, property }) => (
            <VisitForm
              draft={draft}
              start={{ ...start, name, phone, email, property: String(property?.id ?? start.property) }}
              onAdded={onAdded}
            />
          )}
        </QueryView>
      )}
    </Detail>
  );
}

/** The free days of a listing, by India's clock; none while its number is not complete. */
function useFreeDays(property: number | undefined) {
  const { currentData, error } = useListOfficeVisitSlotsQuery(
    { property: property ?? 0, timezone: indiaZone },
    { skip: property === undefined, refetchOnMountOrArgChange: true },
  );
  return {
    days: currentData?.filter(({ slots }) => slots.length > 0),
    isUnknown: property !== undefined && statusOf(error) === 404,
  };
}

interface VisitFormProps {
  draft: string;
  start: Values;
  onAdded: NewVisitProps['onAdded'];
}

/** What was typed is kept in this tab until it is saved. */
function VisitForm({ draft, start, onAdded }: VisitFormProps) {
  const { values, set, reset } = useDraftFields(draft, start);
  const [add, { isLoading, error }] = useAddOfficeVisitMutation();
  const clientId = useClientId();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  // a number is looked up once it is complete
  const [left, setLeft] = useState(values.property);
  const isComplete = left === values.property;
  const property = isComplete ? wholeIn(plainNumber(left).replace(/^#/, '').trim()) : undefined;
  const { days, isUnknown } = useFreeDays(property);
  const isWrong = isUnknown || (isComplete && left.trim() !== '' && property === undefined);
  const day = days?.find(({ date }) => date === values.day) ?? days?.[0];
  const slot = day?.slots.find(({ starts_at: at }) => at === values.startsAt);
  const isVideo = values.mode === 'video';
  const isReachable = values.phone.trim() !== '' || values.email.trim() !== '';
  const names = ['name', 'phone', 'email', 'property', 'starts_at', 'timezone', 'place', 'link'] as const;
  const { errors, failure } = refusalOf(error, names);
  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set(name, currentTarget.value),
  });
  const send = async () => {
    if (property === undefined || !slot) return;
    const { name, phone, email, timezone } = values;
    const given = {
      property,
      starts_at: slot.starts_at,
      mode: isVideo ? ('video' as const) : ('in_person' as const),
      name,
      phone,
      email,
      timezone,
      ...(isVideo ? values.link !== '' && { link: values.link } : { place: values.place }),
    };
    const { data } = await add({ ...given, client_id: clientId.of(given) });
    if (!data) return;
    clientId.answered();
    reset(start);
    onAdded(data);
  };
  return (
    <div ref={form}>
      <ActionForm
        name={messages.newVisit}
        action={messages.bookTheVisit}
        kind="primary"
        busy={isLoading}
        disabled={values.name.trim() === '' || !isReachable || !slot}
        failure={failure}
        onSend={() => void send()}
      >
        <TextField label={messages.name} maxLength={limits.name.max} {...field('name')} />
        <TextField label={messages.phone} type="tel" help={messages.phoneOrEmail} {...field('phone')} />
        <TextField label={messages.email} type="email" {...field('email')} />
        <TextField
          label={messages.listingNumber}
          inputMode="numeric"
          {...field('property')}
          onBlur={() => setLeft(values.property)}
          error={isWrong ? messages.wrongListingNumber : errors.property}
        />
        <SelectField
          label={messages.day}
          value={day?.date ?? ''}
          disabled={!day}
          {...(!day && { help: days ? messages.noTimeIsFree : messages.listingFirst })}
          onChange={({ currentTarget }) => set('day', currentTarget.value)}
        >
          {days?.map(({ date }) => (
            <option key={date} value={date}>
              {shortDay(date)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={messages.startTime}
          value={slot?.starts_at ?? ''}
          disabled={!day}
          error={errors.starts_at}
          onChange={({ currentTarget }) => set('startsAt', currentTarget.value)}
        >
          <option value="">{messages.choose}</option>
          {day?.slots.map(({ starts_at: at, office_time: time }) => (
            <option key={at} value={at}>
              {timeLabel(time)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={messages.how}
          value={values.mode}
          onChange={({ currentTarget }) => set('mode', currentTarget.value)}
        >
          {modes.map((mode) => (
            <option key={mode} value={mode}>
              {modeLabels[mode]}
            </option>
          ))}
        </SelectField>
        {isVideo ? (
          <TextField
            label={messages.linkOfTheVideoVisit}
            type="url"
            placeholder="https://"
            optional
            maxLength={visitLimits.link}
            {...field('link')}
          />
        ) : (
          <TextField
            label={messages.place}
            help={messages.placeLater}
            optional
            maxLength={visitLimits.place}
            {...field('place')}
          />
        )}
        <SelectField label={messages.visitorsZone} {...field('timezone')}>
          <option value={indiaZone}>{messages.india}</option>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {placeOfZone(zone)}
            </option>
          ))}
        </SelectField>
      </ActionForm>
    </div>
  );
}
