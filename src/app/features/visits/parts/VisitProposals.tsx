import type { Visit } from '@contract/visits';
import { visitLimits } from '@contract/visitLimits';
import * as messages from '@messages/app/visits';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { errorMessage, fieldErrors } from '../../../api/apiError';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/Field';
import { Soft } from '../../../ui/Layout';
import { zonedMoments } from '../../../ui/zonedMoments';
import type { VisitChanging } from '../useVisitChange';
import { PlaceField } from './PlaceField';
import { Moments } from './VisitFacts';

/** The times that wait for an answer: to agree to, if it is the reader's turn. A host gives the place, or the link of a video visit. */
export function VisitProposals({ visit, change }: { visit: Visit; change: VisitChanging }) {
  const { proposals, actions, mode, role, starts_at: startsAt } = visit;
  const [link, setLink] = useState(visit.link);
  const [place, setPlace] = useState(visit.place);
  const [isMissing, setMissing] = useState(false);
  const placeField = useRef<HTMLDivElement>(null);
  const busy = change.view === 'confirming';
  const isTurn = actions.includes('confirm');
  const isHost = role === 'host' && isTurn;
  const isHostOfVideo = isHost && mode === 'video';
  const isHostOfPlace = isHost && mode === 'in_person';
  const isChanged = isHostOfVideo ? link !== visit.link : place.trim() !== visit.place;
  const errors = fieldErrors(change.refusal);
  const agree = (at: string) => {
    const isLost = isHostOfPlace && place.trim() === '';
    setMissing(isLost);
    if (isLost) return placeField.current?.querySelector<HTMLElement>('input')?.focus();
    return change.send({
      step: 'confirm',
      starts_at: at,
      ...(isHostOfVideo && link && { link }),
      ...(isHostOfPlace && isChanged && { place: place.trim() }),
    });
  };
  const failure = change.view === 'shown' && change.refusal !== undefined && !errors.link && !errors.place;
  if (proposals.length === 0 && !isHost) return failure ? <p role="alert">{errorMessage(change.refusal)}</p> : null;
  return (
    <Part aria-label={messages.proposedTimes}>
      {isHostOfVideo && (
        <TextField
          label={messages.videoLink}
          help={messages.videoLinkHelp}
          type="url"
          name="link"
          optional
          placeholder="https://"
          maxLength={visitLimits.link}
          value={link}
          error={errors.link}
          onChange={({ target }) => setLink(target.value)}
        />
      )}
      {isHostOfPlace && (
        <div ref={placeField}>
          <PlaceField value={place} error={isMissing ? messages.sayWhere : errors.place} onChange={setPlace} />
        </div>
      )}
      {proposals.length > 0 ? (
        <>
          <h3>{messages.proposedTimes}</h3>
          <ul>
            {proposals.map(({ starts_at: at, free }) => (
              <li key={at}>
                <Moments at={at} visit={visit} />
                {!free ? (
                  <Soft>{messages.timeIsTaken}</Soft>
                ) : (
                  isTurn && (
                    <Button
                      disabled={busy}
                      aria-label={messages.agreeTo(zonedMoments(at).join(', '))}
                      onClick={() => agree(at)}
                    >
                      {messages.agree}
                    </Button>
                  )
                )}
              </li>
            ))}
          </ul>
          {!isTurn && <Soft>{messages.waitingFor(role === 'host' ? visit.visitor.name : visit.host)}</Soft>}
          {startsAt && (
            <Soft>
              {(isTurn ? messages.staysUntilYouConfirm : messages.staysMeanwhile)(zonedMoments(startsAt)[0] ?? '')}
            </Soft>
          )}
          {startsAt && isTurn && (
            <div>
              <Button $kind="quiet" disabled={busy} onClick={() => agree(startsAt)}>
                {messages.keepTheTime}
              </Button>
            </div>
          )}
        </>
      ) : (
        startsAt && (
          <div>
            <Button disabled={busy || !isChanged} onClick={() => agree(startsAt)}>
              {isHostOfVideo ? messages.sendTheLink : messages.sendThePlace}
            </Button>
          </div>
        )
      )}
      {failure && <p role="alert">{errorMessage(change.refusal)}</p>}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${space[12]};
  h3 {
    font: inherit;
    font-weight: 600;
  }
  ul {
    display: grid;
    gap: ${space[8]};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]} ${space[16]};
    align-items: center;
    justify-content: space-between;
    padding: ${space[12]};
    border: 1px solid ${color.sand200};
    background: ${color.raised};
  }
`;
