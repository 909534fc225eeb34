import { sessionStore } from './storage';

const key = 'begunJoin';

/** The vote or note on a home that somebody began before they joined its list. */
export interface BegunOpinion {
  property: number;
  vote?: 'yes' | 'maybe' | 'no';
  note?: string;
}

/** What the button or vote that asked for the login began: joining the list of this link, perhaps with an opinion. */
export interface BegunJoin {
  token: string;
  opinion?: BegunOpinion;
}

const isVote = (vote: unknown): vote is NonNullable<BegunOpinion['vote']> =>
  vote === 'yes' || vote === 'maybe' || vote === 'no';

function readOpinion(stored: unknown): BegunOpinion | undefined {
  const { property, vote, note } = (stored ?? {}) as Partial<Record<keyof BegunOpinion, unknown>>;
  if (typeof property !== 'number') return undefined;
  return { property, ...(isVote(vote) && { vote }), ...(typeof note === 'string' && { note }) };
}

/** Keeps what was begun in this tab through the login and a reload. */
export const begunJoin = {
  /** Null for another link's. */
  read(token: string): BegunJoin | null {
    try {
      const stored = JSON.parse(sessionStore.read(key) ?? '{}') as { token?: unknown; opinion?: unknown };
      if (stored.token !== token) return null;
      const opinion = readOpinion(stored.opinion);
      return { token, ...(opinion && { opinion }) };
    } catch {
      return null;
    }
  },
  write: (begun: BegunJoin): void => void sessionStore.write(key, JSON.stringify(begun)),
  forget: (): void => sessionStore.remove(key),
};
