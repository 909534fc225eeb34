import { brand } from '@contract/brand';
import * as messages from '@messages/server/shortlists';
import { oneLine } from '../../email/emailText';
import type { Email } from '../../email/outbox';
import type { Said } from './shortlistNewsStore';

/** Lines about one list; more are counted. */
const shownAtOnce = 12;

function lineOf({ who, vote, title }: Said): string {
  const [name, home] = [oneLine(who), title === null ? messages.aHome : oneLine(title)];
  return vote === null ? messages.saidNote(name, home) : messages.saidVote[vote](name, home);
}

const nameOf = ({ listName, isDefault }: Said) => (isDefault ? messages.favourites : oneLine(listName));

/** What others said about the homes of a reader's lists. Notes are read in the list, which asks for the login. */
export function shortlistNewsEmail(said: readonly Said[], publicUrl: string, stop: string): Email {
  const lists = [...new Set(said.map(({ list }) => list))].map((id) => said.filter(({ list }) => list === id));
  const about = lists.map((own) => {
    const left = own.length - shownAtOnce;
    const [first] = own;
    return [
      first && messages.onList(nameOf(first)),
      ...own.slice(0, shownAtOnce).map(lineOf),
      left > 0 && messages.moreSaid(left),
      first && `${publicUrl}/shortlists/${first.list}`,
    ]
      .filter(Boolean)
      .join('\n');
  });
  const [first] = said;
  return {
    kind: 'shortlist_news',
    to: first?.to ?? '',
    subject:
      lists.length === 1 && first ? messages.newsSubject(nameOf(first)) : messages.newsOfListsSubject(lists.length),
    body: [
      first && messages.dear(oneLine(first.reader)),
      ...about,
      messages.whyNewsComes(brand),
      `${messages.stopNews}:\n${publicUrl}/shortlists/emails#token=${stop}`,
      brand,
    ]
      .filter(Boolean)
      .join('\n\n'),
    unsubscribe: `${publicUrl}/api/shortlists/one-click/?token=${stop}`,
  };
}
