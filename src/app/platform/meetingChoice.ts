import { passing } from './storage';

const key = 'meetingChoice';

/** A meeting's time that is being chosen in this tab. */
export interface ChosenTime {
  /** YYYY-MM-DD; empty until a day is chosen. */
  date: string;
  /** ISO 8601; empty until a time is chosen. */
  starts_at: string;
  /** Given with the time, so that asking for it again holds it once. */
  client_id: string;
}

/** Keeps the choice of a meeting's time over a login and a reload. */
export const meetingChoice = {
  read(): ChosenTime | null {
    try {
      const { date, starts_at, client_id } = JSON.parse(passing.read(key) ?? '{}') as Partial<Record<keyof ChosenTime, unknown>>;
      return typeof date === 'string' && typeof starts_at === 'string' && typeof client_id === 'string' ? { date, starts_at, client_id } : null;
    } catch {
      return null;
    }
  },
  write: (choice: ChosenTime): void => void passing.write(key, JSON.stringify(choice)),
  forget: (): void => passing.remove(key),
};
