import type { OfficeVisit } from '@contract/officeVisits';
import { visitLimits } from '@contract/visitLimits';
import * as messages from '@messages/app/officeVisits';
import { useState } from 'react';
import { fieldErrors } from '../../../api/apiError';
import { useConfirmOfficeVisitMutation, useProposeOfficeVisitMutation } from '../../../api/endpoints/officeVisitsApi';
import { useListVisitSlotsQuery } from '../../../api/endpoints/visitsApi';
import { SelectField, TextField } from '../../../ui/Field';
import { indiaMoment } from '../../../ui/indiaMoment';
import { ActionForm } from '../../../ui/office/ActionForm';
import { failureOf, useSaid } from './useSaid';

/** Agrees to one of the visitor's times, or gives the place, or the link of a video visit. */
export function ConfirmForm({ visit }: { visit: OfficeVisit }) {
  const { id, version, state, mode, proposals, starts_at: startsAt, link: saved } = visit;
  const isVideo = mode === 'video';
  const [confirm, { isLoading, error }] = useConfirmOfficeVisitMutation();
  const free = proposals.filter((one) => one.free);
  const [chosen, setChosen] = useState<string>();
  const [link, setLink] = useState(saved);
  const [place, setPlace] = useState(visit.place);
  const isOther = isVideo ? link !== saved : place.trim() !== visit.place;
  const said = useSaid();
  const isSameTime = state === 'confirmed';
  const at = isSameTime ? (startsAt ?? '') : (chosen ?? free[0]?.starts_at ?? '');
  const send = async () => {
    const { data } = await confirm({
      id,
      version,
      starts_at: at,
      ...(isVideo ? link && { link } : isOther && { place: place.trim() }),
    });
    if (data) said(messages.theVisitIsConfirmed);
  };
  return (
    <ActionForm
      name={messages.confirm}
      kind="primary"
      action={isSameTime ? (isVideo ? messages.sendTheLink : messages.sendThePlace) : messages.confirmAndEmail}
      busy={isLoading}
      disabled={at === '' || (isSameTime && !isOther) || (!isVideo && place.trim() === '')}
      failure={failureOf(error, ['link', 'place', 'starts_at'])}
      onSend={() => void send()}
    >
      {!isSameTime && (
        <SelectField
          label={messages.proposedTime}
          value={at}
          error={fieldErrors(error).starts_at}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {proposals.map(({ starts_at: time, free: isFree }) => (
            <option key={time} value={time} disabled={!isFree}>
              {isFree ? indiaMoment(time) : messages.takenTime(indiaMoment(time))}
            </option>
          ))}
        </SelectField>
      )}
      {!isVideo && (
        <TextField
          label={messages.place}
          help={messages.placeHelp}
          maxLength={visitLimits.place}
          value={place}
          error={fieldErrors(error).place}
          onChange={({ currentTarget }) => setPlace(currentTarget.value)}
        />
      )}
      {isVideo && (
        <TextField
          label={messages.linkOfTheVideoVisit}
          type="url"
          placeholder="https://"
          optional={!isSameTime}
          maxLength={visitLimits.link}
          value={link}
          error={fieldErrors(error).link}
          onChange={({ currentTarget }) => setLink(currentTarget.value)}
        />
      )}
    </ActionForm>
  );
}

const names = [messages.firstTime, messages.secondTime, messages.thirdTime] as const;

/** Proposes up to three other free times. */
export function ProposeForm({ visit: { id, version, property } }: { visit: OfficeVisit }) {
  const [propose, { isLoading, error }] = useProposeOfficeVisitMutation();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const said = useSaid();
  const { currentData } = useListVisitSlotsQuery(
    { property: property.id ?? 0, timezone: 'Asia/Kolkata' },
    { skip: property.id === null, refetchOnMountOrArgChange: true },
  );
  const free = currentData?.flatMap(({ slots }) => slots.map(({ starts_at: at }) => at)) ?? [];
  const proposals = [...new Set(chosen.filter((at) => free.includes(at)))];
  const send = async () => {
    const { data } = await propose({ id, version, proposals });
    if (!data) return;
    setChosen([]);
    said(messages.theTimesAreProposed);
  };
  return (
    <ActionForm
      name={messages.propose}
      action={messages.proposeAndEmail}
      busy={isLoading}
      disabled={proposals.length === 0}
      failure={failureOf(error, ['proposals'])}
      onSend={() => void send()}
    >
      {names.slice(0, Math.min(proposals.length + 1, names.length)).map((name, place) => (
        <SelectField
          key={name}
          label={name}
          value={chosen[place] ?? ''}
          error={place === 0 ? fieldErrors(error).proposals : undefined}
          {...(place === 0 && {
            help: currentData && free.length === 0 ? messages.noTimeIsFree : messages.freeTimes,
          })}
          onChange={({ currentTarget }) => setChosen(Object.assign([...chosen], { [place]: currentTarget.value }))}
        >
          <option value="">{messages.choose}</option>
          {free.map((at) => (
            <option key={at} value={at}>
              {indiaMoment(at)}
            </option>
          ))}
        </SelectField>
      ))}
    </ActionForm>
  );
}
