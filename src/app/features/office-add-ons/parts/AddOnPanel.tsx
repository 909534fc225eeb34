import { mayUse } from '@contract/roles';
import type { OfficeAddOnOrder } from '@contract/officeAddOnOrders';
import * as messages from '@messages/app/officeAddOns';
import { type ReactNode, useState } from 'react';
import { Link, type To } from 'react-router-dom';
import { shownError } from '../../../api/apiError';
import { useGetAddOnOrderQuery } from '../../../api/endpoints/officeAddOnOrdersApi';
import { useGetMeQuery } from '../../../api/endpoints/sessionApi';
import { Soft, Stack } from '../../../ui/Layout';
import { Rich } from '../../../ui/Rich';
import { ownDay, ownMoment } from '../../../ui/days';
import { indiaMoment } from '../../../ui/indiaMoment';
import { DetailHead, FactList } from '../../../ui/office/OfficePage';
import { OpenRow } from '../../../ui/office/OpenRow';
import { Status } from '../../../ui/office/Status';
import { callHref } from '../../../ui/callHref';
import { daysLeft, statusLabels, statusTones } from '../addOnLabels';
import { CancelAddOn } from './CancelAddOn';
import { DeliverPhotos } from './DeliverPhotos';
import { DeliverPosts } from './DeliverPosts';
import { DeliverTour } from './DeliverTour';
import { ListingChoice } from './ListingChoice';
import { ScheduleAddOn } from './ScheduleAddOn';

/** One bought add-on: whose it is, where it stands, and its next step. */
export function AddOnPanel({ id, close }: { id: number; close: To }) {
  const { currentData, error, refetch } = useGetAddOnOrderQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <OpenRow
      label={messages.theOpenAddOn}
      what={messages.thisAddOn}
      close={close}
      closeLabel={messages.closeThisAddOn}
      data={currentData}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      loading={messages.loadingTheAddOn}
      focusOn={`${id} ${currentData?.status ?? ''}`}
    >
      {(order) => (
        <Stack $gap={24}>
          <DetailHead>
            <h2>{order.name}</h2>
            <Status tone={statusTones[order.status]}>{statusLabels[order.status]}</Status>
          </DetailHead>
          <OrderFacts order={order} />
          <NextStep order={order} />
        </Stack>
      )}
    </OpenRow>
  );
}

const isFinished = ({ status }: OfficeAddOnOrder) => status === 'delivered' || status === 'cancelled';

/** What can be done now, the most likely first. */
function NextStep({ order }: { order: OfficeAddOnOrder }) {
  if (isFinished(order)) return order.status === 'cancelled' ? <RefundHint order={order} /> : null;
  if (order.delivery === 'featured')
    return (
      <>
        <Soft>{messages.ownerChooses}</Soft>
        <CancelAddOn order={order} />
      </>
    );
  if (!order.listing)
    return (
      <>
        <ListingChoice order={order} />
        <CancelAddOn order={order} />
      </>
    );
  const deliver = {
    photos: <DeliverPhotos key="deliver" order={order} listing={order.listing} />,
    tour: <DeliverTour key="deliver" order={order} listing={order.listing} />,
    posts: <DeliverPosts key="deliver" order={order} />,
  }[order.delivery];
  const schedule = <ScheduleAddOn key="schedule" order={order} />;
  return (
    <>
      {order.status === 'ordered' && order.delivery !== 'posts' ? [schedule, deliver] : [deliver, schedule]}
      <CancelAddOn order={order} />
    </>
  );
}

/** Where the money of a cancelled order is refunded. */
function RefundHint({ order: { payment, cancelled_by: by } }: { order: OfficeAddOnOrder }) {
  const { data: me } = useGetMeQuery();
  if (!by || !me) return null;
  if (!mayUse('superuser', { isSuperuser: me.is_superuser, roles: me.roles ?? [] }))
    return <Soft>{messages.askASuperuser}</Soft>;
  const link = (
    <Link to={`/office/payments?open=${payment.id}`}>{messages.paymentNumber(payment.id, payment.test)}</Link>
  );
  return (
    <Soft>
      <Rich text={messages.refundHint} payment={link} />
    </Soft>
  );
}

const madeBy = (at: string | null, by: { name: string } | null) =>
  at && (by ? messages.byPerson(ownMoment(at), by.name) : ownMoment(at));

function OrderFacts({ order }: { order: OfficeAddOnOrder }) {
  const [now] = useState(() => Date.now());
  const { owner, listing, payment, links, pictures, featured_until: until, starts_at: starts } = order;
  const facts: [string, ReactNode][] = [
    [messages.owner, owner.name],
    [messages.email, <a href={`mailto:${owner.email}`}>{owner.email}</a>],
    [messages.phone, owner.phone && <a href={callHref(owner.phone)}>{owner.phone}</a>],
    [
      messages.listing,
      listing ? <Link to={`/properties/${listing.id}`}>{listing.title}</Link> : messages.noListingChosen,
    ],
    [messages.payment, messages.paymentNumber(payment.id, payment.test)],
    [messages.ordered, ownMoment(order.ordered_at)],
    [messages.appointment, starts && indiaMoment(starts)],
    [messages.photographer, order.photographer],
    [messages.address, order.address],
    [messages.scheduled, madeBy(order.scheduled_at, order.scheduled_by)],
    [messages.delivered, madeBy(order.delivered_at, order.delivered_by)],
    [messages.pictures, pictures > 0 && pictures],
    [messages.rooms, order.status === 'delivered' && order.rooms.join(', ')],
    [
      messages.posts,
      links.length > 0 &&
        links.map((link) => (
          <div key={link}>
            <a href={link}>{link}</a>
          </div>
        )),
    ],
    [messages.featuredUntil, until && `${ownDay(until)}, ${daysLeft(until, now)}`],
    [messages.cancelled, madeBy(order.cancelled_at, order.cancelled_by)],
    [
      messages.reason,
      order.status === 'cancelled' && (order.cancelled_by ? order.cancel_reason : messages.paymentWasRefunded),
    ],
  ];
  return <FactList facts={facts} />;
}
