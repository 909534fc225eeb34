import type { OfficeTeamMember, TeamMemberFields } from '@contract/officeTeam';
import * as messages from '@messages/app/officeTeam';
import { differing, readText } from './textDraft';
import type { RowForm } from './parts/RowPanel';

/** A person of the page About us, as an editor enters it. */
export const teamForm: RowForm<OfficeTeamMember, TeamMemberFields> = {
  what: messages.what,
  empty: { name: '', role: '', text: '' },
  toForm: ({ name, role, text }) => ({ name, role, text }),
  readForm: (stored, base) => ({
    name: readText(stored.name, base.name),
    role: readText(stored.role, base.role),
    text: readText(stored.text, base.text),
  }),
  nameOf: ({ name }) => name,
  differences: (before, after) =>
    differing([
      { label: messages.name, before: before.name, after: after.name },
      { label: messages.role, before: before.role, after: after.role },
      { label: messages.text, before: before.text, after: after.text },
    ]),
};
