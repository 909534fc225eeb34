/** Where a visit stands, as the office says it. */
export const states = {
  asked: 'To answer',
  offered: 'Awaiting visitor',
  confirmed: 'Confirmed',
  move_asked: 'Move requested',
  move_offered: 'Move: awaiting visitor',
  cancelled: 'Cancelled',
  missed: 'Missed',
  lapsed: 'No time confirmed',
} as const;
export const modes = { in_person: 'In person', video: 'Video' } as const;
