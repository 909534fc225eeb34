/** Limits of the map, saved searches and shared lists, apart from `limits`, which the site loads first. */
export const findingLimits = {
  /** Metres around the published point of a listing whose owner shows only the area. */
  areaRadius: 300,
  /** Homes that come close: how many one answer has, and how many a page shows where fewer fit. */
  near: { max: 24, shown: 6 },
  /** Corners of an area that a visitor draws. */
  area: { min: 3, max: 50 },
  /** Marks of one map at most, and the zooms it has: at 0 the world is 256 pixels wide, each one doubles it. */
  map: { marks: 500, zoom: { min: 0, max: 22 } },
  /** `perPerson`: how many searches one account or address may save. */
  savedSearch: { query: 2_000, name: 80, perPerson: 20 },
  /**
   * `lists`: how many an account may own; `homes`: in one list, the favourites aside, of which so many are shown;
   * `days`: how long an invitation is open; `activity`: how many changes a list remembers; `streams`: how many an
   * account may have open on one process.
   */
  shortlist: {
    lists: 30,
    homes: 100,
    name: 80,
    note: 500,
    members: 10,
    invitations: 20,
    days: 14,
    activity: 200,
    activityShown: 40,
    streams: 8,
  },
} as const;
