import type { OfficeMeeting } from '@contract/officeMeetings';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/officeMeetings';
import { type ReactNode, useState } from 'react';
import { Link, type To } from 'react-router-dom';
import { errorMessage, fieldErrors, shownError } from '../../../api/apiError';
import { useListSlotsQuery } from '../../../api/endpoints/meetingsApi';
import {
  useCancelOfficeMeetingMutation,
  useConfirmMeetingMutation,
  useGetOfficeMeetingQuery,
  useMoveOfficeMeetingMutation,
} from '../../../api/endpoints/officeMeetingsApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { formDraft } from '../../../platform/formDraft';
import { useAppDispatch } from '../../../session/storeHooks';
import { SelectField, TextArea, TextField } from '../../../ui/Field';
import { Stack } from '../../../ui/Layout';
import { ownMoment } from '../../../ui/days';
import { indiaClock, indiaMoment } from '../../../ui/indiaMoment';
import { timeLabel } from '../../../ui/timeLabel';
import { ActionForm } from '../../../ui/office/ActionForm';
import { DetailHead, FactList } from '../../../ui/office/OfficePage';
import { OpenRow } from '../../../ui/office/OpenRow';
import { Status } from '../../../ui/office/Status';
import { callHref } from '../../../ui/callHref';
import { kindLabels, stateOf } from '../calendarDays';

const zone = 'Asia/Kolkata';

/** One meeting: who comes, about what, and confirming, moving and cancelling it. */
export function MeetingPanel({ id, close }: { id: number; close: To }) {
  const { currentData, error, refetch } = useGetOfficeMeetingQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <OpenRow
      label={messages.theOpenMeeting}
      what={messages.thisMeeting}
      close={close}
      closeLabel={messages.closeThisMeeting}
      data={currentData}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      loading={messages.loadingTheMeeting}
      focusOn={`${id} ${currentData?.status ?? ''}`}
    >
      {(meeting) => <Shown meeting={meeting} />}
    </OpenRow>
  );
}

function Shown({ meeting }: { meeting: OfficeMeeting }) {
  const { label, tone } = stateOf(meeting);
  const [now] = useState(() => Date.now());
  const isOpen = meeting.status === 'booked' && Date.parse(meeting.starts_at) > now;
  return (
    <Stack $gap={24}>
      <DetailHead>
        <h2>{meeting.name}</h2>
        <Status tone={tone}>{label}</Status>
        {meeting.overlaps && <Status tone="bad">{messages.overlapsAnother}</Status>}
      </DetailHead>
      <MeetingFacts meeting={meeting} />
      {isOpen && <Confirm meeting={meeting} />}
      {isOpen && <Move meeting={meeting} />}
      {isOpen && <Cancel meeting={meeting} />}
    </Stack>
  );
}

function MeetingFacts({ meeting }: { meeting: OfficeMeeting }) {
  const { starts_at: startsAt, kind, topic, email, phone, property, payment, confirmed_at: confirmed, link } = meeting;
  const facts: [string, ReactNode][] = [
    [messages.when, indiaMoment(startsAt)],
    [messages.how, kindLabels[kind]],
    [messages.link, link && <a href={link}>{link}</a>],
    [messages.about, topic],
    [
      messages.property,
      property && (property.id ? <Link to={`/properties/${property.id}`}>{property.title}</Link> : property.title),
    ],
    [messages.email, <a href={`mailto:${email}`}>{email}</a>],
    [messages.phone, phone && <a href={callHref(phone)}>{phone}</a>],
    [
      messages.payment,
      { none: messages.notPaid, received: messages.rupees99Paid, returned: messages.rupees99Returned }[payment],
    ],
    [messages.confirmed, confirmed && ownMoment(confirmed)],
  ];
  return <FactList facts={facts} />;
}

/** Why a change was refused, unless one of its fields says so. */
const failureOf = (error: unknown, fields: readonly string[]) =>
  error !== undefined && !fields.some((field) => fieldErrors(error)[field]) ? errorMessage(error) : undefined;

const draftOf = (id: number) => `office-meeting/${id}`;

/** A text that is kept in this tab until it is sent. */
function useKept(id: number, field: string, saved = '') {
  const [text, setText] = useState(() => formDraft.read(draftOf(id))[field] ?? saved);
  const change = (next: string) => {
    setText(next);
    formDraft.keep(draftOf(id), { [field]: next });
  };
  return [text, change] as const;
}

function useSaid() {
  const dispatch = useAppDispatch();
  return (words: string) => dispatch(toastAdded('good', words));
}

function Confirm({
  meeting: { id, version, kind, link: saved, confirmed_at: confirmed, email },
}: {
  meeting: OfficeMeeting;
}) {
  const [confirm, { isLoading, error }] = useConfirmMeetingMutation();
  const [link, setLink] = useKept(id, 'link', saved);
  const said = useSaid();
  if (confirmed && kind !== 'video') return null;
  const send = async () => {
    const { data } = await confirm({ id, version, ...(kind === 'video' && { link }) });
    if (!data) return;
    formDraft.forget(draftOf(id));
    said(messages.getsAnEmail(email));
  };
  return (
    <ActionForm
      name={messages.confirm}
      kind="primary"
      action={confirmed ? messages.sendTheNewLink : messages.confirmAndEmailTheBuyer}
      busy={isLoading}
      disabled={confirmed !== null && link === saved}
      failure={failureOf(error, ['link'])}
      onSend={() => void send()}
    >
      {kind === 'video' && (
        <TextField
          label={messages.linkOfTheVideoMeeting}
          type="url"
          required
          placeholder="https://"
          maxLength={officeLimits.link.max}
          value={link}
          error={fieldErrors(error).link}
          onChange={({ currentTarget }) => setLink(currentTarget.value)}
        />
      )}
    </ActionForm>
  );
}

function Move({ meeting: { id, version, starts_at: startsAt } }: { meeting: OfficeMeeting }) {
  const [move, { isLoading, error }] = useMoveOfficeMeetingMutation();
  const now = indiaClock(startsAt);
  const [date, setDate] = useState(now.date);
  const [time, setTime] = useState('');
  const { currentData } = useListSlotsQuery(
    { from: date, days: 1, timezone: zone },
    { skip: date === '', refetchOnMountOrArgChange: true },
  );
  const times = currentData?.[0]?.slots.map((slot) => slot.time) ?? [];
  const said = useSaid();
  const errors = fieldErrors(error);
  const send = async () => {
    const { data } = await move({ id, version, date, time });
    if (!data) return;
    setTime('');
    said(messages.theMeetingIsMoved);
  };
  return (
    <ActionForm
      name={messages.move}
      action={messages.moveAndEmailTheBuyer}
      busy={isLoading}
      disabled={!times.includes(time)}
      failure={failureOf(error, ['date', 'time'])}
      onSend={() => void send()}
    >
      <TextField
        label={messages.newDate}
        type="date"
        value={date}
        error={errors.date}
        onChange={({ currentTarget }) => {
          setDate(currentTarget.value);
          setTime('');
        }}
      />
      <SelectField
        label={messages.newTimeInIndia}
        value={times.includes(time) ? time : ''}
        error={errors.time}
        help={currentData && times.length === 0 ? messages.noTimeIsFree : messages.freeTimesInOfficeHours}
        onChange={({ currentTarget }) => setTime(currentTarget.value)}
      >
        <option value="">{messages.choose}</option>
        {times.map((one) => (
          <option key={one} value={one}>
            {timeLabel(one)}
          </option>
        ))}
      </SelectField>
    </ActionForm>
  );
}

function Cancel({ meeting: { id, version } }: { meeting: OfficeMeeting }) {
  const [cancel, { isLoading, error }] = useCancelOfficeMeetingMutation();
  const [reason, setReason] = useKept(id, 'reason');
  const said = useSaid();
  const send = async () => {
    const { data } = await cancel({ id, version, reason });
    if (!data) return;
    formDraft.forget(draftOf(id));
    said(messages.theMeetingIsCancelled);
  };
  return (
    <ActionForm
      name={messages.cancel}
      action={messages.cancelTheMeeting}
      busy={isLoading}
      disabled={reason.trim() === ''}
      failure={failureOf(error, ['reason'])}
      onSend={() => void send()}
    >
      <TextArea
        label={messages.reasonForCancelling}
        help={messages.itsBuyerReads}
        rows={2}
        maxLength={officeLimits.reason.max}
        value={reason}
        error={fieldErrors(error).reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ActionForm>
  );
}
