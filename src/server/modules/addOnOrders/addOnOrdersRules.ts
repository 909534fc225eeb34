import type { OfficeAddOnOrder, OfficeAddOnOrderChange } from '@contract/officeAddOnOrders';
import * as messages from '@messages/server/addOnOrders';
import { Problem, badField } from '../../lib/problem';

type Order = Pick<OfficeAddOnOrder, 'delivery' | 'photographer' | 'address'>;
export interface Appointment {
  startsAt: Date;
  photographer: string;
  address: string;
}

/** @throws Problem 409 for an order that is delivered or cancelled */
export function checkOpen({ status }: Pick<OfficeAddOnOrder, 'status'>): void {
  if (status === 'delivered' || status === 'cancelled')
    throw new Problem(409, 'already_finished', messages.alreadyFinished(status));
}

/**
 * The appointment of an order, with what it had where nothing new is given. @throws Problem 400 by field for what is
 * missing, 409 for an add-on without an appointment
 */
export function appointmentOf(
  order: Order,
  { starts_at, photographer = order.photographer, address = order.address }: OfficeAddOnOrderChange,
  now: Date,
): Appointment {
  if (order.delivery === 'featured') throw new Problem(409, 'no_appointment', messages.featuredNeedsNoAppointment);
  if (starts_at === undefined) throw badField('starts_at', messages.enterTheTime);
  const startsAt = new Date(starts_at);
  if (startsAt <= now) throw badField('starts_at', messages.timeIsOver);
  const isVisit = order.delivery !== 'posts';
  if (isVisit && photographer === '') throw badField('photographer', messages.enterThePhotographer);
  if (isVisit && address === '') throw badField('address', messages.enterTheAddress);
  return { startsAt, photographer, address };
}

/** Whether an appointment is the one that an order has. The same again is no news for the owner. */
export const isSameAppointment = (
  { status, starts_at, photographer, address }: OfficeAddOnOrder,
  appointment: Appointment,
): boolean =>
  status === 'scheduled' &&
  starts_at === appointment.startsAt.toISOString() &&
  photographer === appointment.photographer &&
  address === appointment.address;

/** What an order's listing has as its result. */
interface Evidence {
  /** How many of the named pictures are of the listing. */
  pictures: number;
  /** How many rooms its tour has. */
  rooms: number;
}

/**
 * An order is delivered only with its result: pictures of the listing, its tour, or links; a featured listing delivers
 * itself. @throws Problem 400 by field, 409
 */
export function checkResult(
  { delivery, listing }: Pick<OfficeAddOnOrder, 'delivery' | 'listing'>,
  { pictures = [], links = [] }: OfficeAddOnOrderChange,
  has: Evidence,
): void {
  if (delivery === 'featured') throw new Problem(409, 'owner_chooses', messages.ownerChoosesTheListing);
  if (!listing) throw badField('property', messages.chooseTheListing);
  if (delivery === 'photos' && pictures.length === 0) throw badField('pictures', messages.uploadThePictures);
  if (delivery === 'photos' && has.pictures < new Set(pictures).size)
    throw badField('pictures', messages.picturesAreNotOfTheListing);
  if (delivery === 'tour' && has.rooms === 0) throw badField('rooms', messages.publishTheTour);
  if (delivery === 'posts' && links.length === 0) throw badField('links', messages.addTheLinks);
}

/** @throws Problem 400 without a reason */
export function cancelReason({ reason }: OfficeAddOnOrderChange): string {
  if (!reason) throw badField('reason', messages.enterTheReason);
  return reason;
}
