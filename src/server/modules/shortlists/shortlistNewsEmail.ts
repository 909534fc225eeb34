import { brand } from '@contract/brand';
import * as messages from '@messages/server/shortlists';
import { type EmailPart, oneLine } from '../../email/emailContent';
import type { Email } from '../../email/outbox';
import type { Said } from './shortlistNewsStore';

/** Lines about one list; more are counted. */
const shownAtOnce = 12;

function lineOf({ who, vote, title }: Said): string {
  const [name, home] = [oneLine(who), title === null ? messages.aHome : oneLine(title)];
  return vote === null ? messages.saidNote(name, home) : messages.saidVote[vote](name, home);
}

const nameOf = ({ listName, isDefault }: Said) => (isDefault ? messages.favourites : oneLine(listName));

const listUrl = (publicUrl: string, { list }: Said) => `${publicUrl}/shortlists/${list}`;

/** What others said about the homes of a reader's lists. Notes are read in the list, which asks for the login. */
export function shortlistNewsEmail(said: readonly Said[], publicUrl: string, stop: string): Email {
  const lists = [...new Set(said.map(({ list }) => list))].map((id) => said.filter(({ list }) => list === id));
  const about = lists.flatMap((own): EmailPart[] => {
    const left = own.length - shownAtOnce;
    const [first] = own;
    if (!first) return [];
    const name = nameOf(first);
    return [
      [messages.onList(name), ...own.slice(0, shownAtOnce).map(lineOf), left > 0 && messages.moreSaid(left)]
        .filter(Boolean)
        .join('\n'),
      ...(lists.length > 1 ? [{ links: [{ label: name, url: listUrl(publicUrl, first) }] }] : []),
    ];
  });
  const [first] = said;
  return {
    kind: 'shortlist_news',
    to: first?.to ?? '',
    subject:
      lists.length === 1 && first ? messages.newsSubject(nameOf(first)) : messages.newsOfListsSubject(lists.length),
    parts: [...(first ? [messages.dear(oneLine(first.reader))] : []), ...about],
    button:
      lists.length === 1 && first
        ? { label: messages.openTheList, url: listUrl(publicUrl, first) }
        : { label: messages.yourLists, url: `${publicUrl}/shortlists` },
    why: messages.whyNewsComes(brand),
    manage: [{ label: messages.stopNews, url: `${publicUrl}/shortlists/emails#token=${stop}` }],
    unsubscribe: `${publicUrl}/api/shortlists/one-click/?token=${stop}`,
  };
}
