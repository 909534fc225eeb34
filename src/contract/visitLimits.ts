/**
 * Limits of visits, apart from `limits`, which the site loads first.
 * `minutes`: the length of a visit; `days`: how far ahead one can be proposed; `noticeHours`: how long before it begins;
 * `perListing`, `perVisitor`: how many open visits one visitor may have to one listing, and in all.
 */
export const visitLimits = {
  proposals: 3,
  minutes: 60,
  days: 28,
  noticeHours: 4,
  perListing: 1,
  perVisitor: 8,
  reason: 500,
  link: 2_000,
  place: 300,
  reminderHours: { day: 24, hours: 2 },
} as const;
