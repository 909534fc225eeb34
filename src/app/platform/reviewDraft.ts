import { sessionStore } from './storage';

const key = 'reviewDraft';

/** A review that is being written in this tab. */
export interface ReviewDraft {
  /** 0 until one is chosen. */
  rating: number;
  review: string;
  /** Given when it is sent first, so that sending it again stores it once. */
  client_id?: string;
}

/** Keeps a review that is being written over a login and a reload. */
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
