import { sessionStore } from './storage';

const key = 'reviewDraft';

/** A review being written in this tab. */
export interface ReviewDraft {
  /** 0 until one is chosen. */
  rating: number;
  review: string;
  /** Generated when it is first sent, so that resending it stores it once. */
  client_id?: string;
}

/** Keeps a review draft through a login and a reload. */
export const reviewDraft = {
  read(): ReviewDraft | null {
    try {
      const { rating, review, client_id } = JSON.parse(sessionStore.read(key) ?? '{}') as Partial<
        Record<keyof ReviewDraft, unknown>
      >;
      if (typeof rating !== 'number' || typeof review !== 'string') return null;
      return { rating, review, ...(typeof client_id === 'string' && { client_id }) };
    } catch {
      return null;
    }
  },
  write: (draft: ReviewDraft): void => void sessionStore.write(key, JSON.stringify(draft)),
  forget: (): void => sessionStore.remove(key),
};
