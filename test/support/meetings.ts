/*
 * makeMeeting({ status: 'booked', … }): a meeting as the API returns it, for tests of components and machines: on
 * 25 November 2026 at 10:30 in India.
 */
import type { Meeting } from '@contract/meetings';

export function makeMeeting(given: Partial<Meeting> = {}): Meeting {
  return {
    id: 7,
    starts_at: '2026-11-25T05:00:00.000Z',
    ends_at: '2026-11-25T06:00:00.000Z',
    status: 'held',
    held_for: 840,
    order: null,
    client_id: 'wish-0001',
    timezone: 'Asia/Kolkata',
    kind: 'office',
    topic: '',
    place: '12 Palm Road, Indore',
    property: null,
    payment: 'none',
    ended: null,
    changes_until: '2026-11-24T17:00:00.000Z',
    can_move: false,
    can_cancel: false,
    buyer: null,
    ...given,
  };
}
