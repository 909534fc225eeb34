import { isolated } from '@contract/isolated';
import type { Shortlist, ShortlistActivity } from '@contract/shortlists';
import * as messages from '@messages/app/shortlists';

/** A list's name. The favourites have ours, in the language of the screen. */
export const shownName = ({ name, is_default }: Pick<Shortlist, 'name' | 'is_default'>): string =>
  is_default ? messages.favourites : name;

/** Who did what, in one line. */
export function activityLabel({ kind, who, title, vote }: ShortlistActivity): string {
  const name = who === null ? messages.aFormerMember : isolated(who);
  const home = title === null ? messages.aHome : isolated(title);
  switch (kind) {
    case 'added':
      return messages.added(name, home);
    case 'removed':
      return messages.removed(name, home);
    case 'noted':
      return messages.noted(name, home);
    case 'voted':
      return vote ? messages.votedOn(name, home, messages.votes[vote].toLowerCase()) : messages.withdrew(name, home);
    case 'created':
      return messages.created(name);
    case 'renamed':
      return messages.renamed(name);
    case 'joined':
      return messages.joined(name);
    case 'left':
      return messages.left(name);
    case 'ended':
      return messages.ended(name);
  }
}
