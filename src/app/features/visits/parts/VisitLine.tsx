import type { Visit } from '@contract/visits';
import * as messages from '@messages/app/visits';
import { RowLink, RowSmall } from '../../../ui/LinkRows';
import { zonedMoments } from '../../../ui/zonedMoments';
import { modeNames, shownState } from '../visitLabels';

/** One visit of a list: home, person, state, and its time, or the first that is proposed, in both zones. */
export function VisitLine({ visit, now }: { visit: Visit; now: number }) {
  const { id, property, role, visitor, host, mode, starts_at: startsAt, proposals } = visit;
  const at = startsAt ?? proposals[0]?.starts_at;
  const [own, office] = at ? zonedMoments(at) : [];
  const person = messages.withPerson(role === 'host' ? visitor.name : host);
  return (
    <li>
      <RowLink to={`/visits/${id}`}>
        <strong>{property.title}</strong>
        <span>{messages.stateNames[shownState(visit, now)]}</span>
        <RowSmall>
          {at && (
            <time dateTime={at}>
              {own}
              {office && `, ${office}`}
            </time>
          )}
        </RowSmall>
        <RowSmall>{[person, modeNames[mode]].join(' · ')}</RowSmall>
      </RowLink>
    </li>
  );
}
