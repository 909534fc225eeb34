/** Where a visit stands, as the office says it. */
export const states = {
  asked: 'To answer',
  offered: 'Visitor answers',
  confirmed: 'Confirmed',
  move_asked: 'Move to answer',
  move_offered: 'Visitor answers the move',
  cancelled: 'Cancelled',
  missed: 'Missed',
  lapsed: 'No time confirmed',
} as const;
export const modes = { in_person: 'In person', video: 'Video' } as const;
