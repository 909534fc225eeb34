/**
 * Limits of meetings, apart from `limits`, which the site loads first.
 * `held`: how many unpaid slots an account may hold at once; `days`: how many days one calendar request may cover;
 * `minutes`: the length of a meeting. A buyer may move a meeting `moves` times and cancel it until `changeHours`
 * before its start, as the terms say.
 */
export const meetingLimits = { held: 2, days: 31, minutes: 60, topic: 500, moves: 1, changeHours: 12 } as const;
