import { sessionStore } from './storage';

const key = 'meetingChoice';

/** The meeting being chosen in this tab. */
export interface ChosenMeeting {
  /** YYYY-MM-DD; empty until a day is chosen. */
  date: string;
  /** ISO 8601; empty until a time is chosen. */
  starts_at: string;
  /** Generated with the time, so that repeated requests hold it once. */
  client_id: string;
  kind: 'office' | 'video' | 'call';
  topic: string;
  phone: string;
  /** The listing that the meeting is about. */
  property: { id: number; title: string } | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const textOf = (value: unknown) => (isText(value) ? value : '');

function propertyOf(value: unknown): ChosenMeeting['property'] {
  const { id, title } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'number' && isText(title) ? { id, title } : null;
}

/** Keeps the choice of a meeting through a login and a reload. */
export const meetingChoice = {
  read(): ChosenMeeting | null {
    try {
      const { date, starts_at, client_id, kind, topic, phone, property } = JSON.parse(
        sessionStore.read(key) ?? '{}',
      ) as Partial<Record<keyof ChosenMeeting, unknown>>;
      if (!isText(date) || !isText(starts_at) || !isText(client_id)) return null;
      return {
        date,
        starts_at,
        client_id,
        kind: kind === 'video' || kind === 'call' ? kind : 'office',
        topic: textOf(topic),
        phone: textOf(phone),
        property: propertyOf(property),
      };
    } catch {
      return null;
    }
  },
  write: (choice: ChosenMeeting): void => void sessionStore.write(key, JSON.stringify(choice)),
  forget: (): void => sessionStore.remove(key),
};
