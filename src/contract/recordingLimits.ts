/** The most that a recording has: bytes of JSON, and entries. */
export const recordingLimits = { bytes: 5_000_000, entries: 20_000 } as const;
