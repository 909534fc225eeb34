let last: string | undefined;

/** The sentence that was searched last in this tab, until a listing is opened. It stays in memory only. */
export const searchTrail = {
  begin: (sentence: string): void => void (last = sentence),
  /** The sentence, once. */
  take(): string | undefined {
    const sentence = last;
    last = undefined;
    return sentence;
  },
};
