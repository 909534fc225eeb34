import { limits } from '@contract/limits';
import type { OfficeAddOnOrder } from '@contract/officeAddOnOrders';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/officeAddOns';
import { TextArea, TextField } from '../../../ui/Field';
import { indiaClock, instantInIndia } from '../../../ui/indiaMoment';
import { ActionForm } from '../../../ui/office/ActionForm';
import { PartTitle } from '../../../ui/office/PartTitle';
import { useKept, useStep } from './useStep';

/** Makes or moves the appointment: date and time in India, and for a visit who comes where. */
export function ScheduleAddOn({ order }: { order: OfficeAddOnOrder }) {
  const { id, delivery, status, starts_at: starts } = order;
  const saved = starts ? indiaClock(starts) : { date: '', time: '' };
  const [date, setDate] = useKept(id, 'date', saved.date);
  const [time, setTime] = useKept(id, 'time', saved.time);
  const [photographer, setPhotographer] = useKept(id, 'photographer', order.photographer);
  const [address, setAddress] = useKept(id, 'address', order.address);
  const { make, busy, errors, failure } = useStep(order);
  const isVisit = delivery !== 'posts';
  const startsAt = instantInIndia(date, time);
  const isMove = status === 'scheduled';
  const isSame = isMove && startsAt === starts && photographer === order.photographer && address === order.address;
  const isComplete = startsAt !== undefined && (!isVisit || (photographer.trim() !== '' && address.trim() !== ''));
  return (
    <ActionForm
      name={isMove ? messages.move : messages.schedule}
      kind={isMove ? 'quiet' : 'primary'}
      action={isMove ? messages.moveAndEmail : messages.scheduleAndEmail}
      busy={busy}
      disabled={!isComplete || isSame}
      failure={failure(['starts_at', 'photographer', 'address'])}
      onSend={() =>
        void make(
          { status: 'scheduled', starts_at: startsAt, ...(isVisit && { photographer, address }) },
          messages.itIsScheduled,
        )
      }
    >
      <PartTitle>{isMove ? messages.moveIt : messages.scheduleIt}</PartTitle>
      <TextField
        label={messages.date}
        type="date"
        value={date}
        error={errors.starts_at}
        onChange={({ currentTarget }) => setDate(currentTarget.value)}
      />
      <TextField
        label={messages.timeInIndia}
        type="time"
        value={time}
        help={messages.ownerGetsTheEntry}
        onChange={({ currentTarget }) => setTime(currentTarget.value)}
      />
      {isVisit && (
        <>
          <TextField
            label={messages.photographer}
            maxLength={limits.name.max}
            value={photographer}
            error={errors.photographer}
            onChange={({ currentTarget }) => setPhotographer(currentTarget.value)}
          />
          <TextArea
            label={messages.address}
            rows={2}
            maxLength={officeLimits.address}
            value={address}
            error={errors.address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          />
        </>
      )}
    </ActionForm>
  );
}
