import { sessionStore } from './storage';

const keyOf = (form: string) => `typed/${form}`;

/** What was typed into a form in this tab, by field; empty if nothing was. */
function read(form: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStore.read(keyOf(form)) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored as object).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Keeps what is typed into a form through a reload and a login, as long as the tab is open. Secrets are left out. */
export const formDraft = {
  read,
  keep(form: string, fields: Readonly<Record<string, string>>): void {
    sessionStore.write(keyOf(form), JSON.stringify({ ...read(form), ...fields }));
  },
  forget: (form: string): void => sessionStore.remove(keyOf(form)),
};
