import type { Visit } from '@contract/visits';
import { visitLimits } from '@contract/visitLimits';
import * as messages from '@messages/app/visits';
import { useState } from 'react';
import styled from 'styled-components';
import { errorMessage, fieldErrors } from '../../../api/apiError';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/Field';
import { Soft } from '../../../ui/Layout';
import { zonedMoments } from '../../../ui/zonedMoments';
import type { VisitChanging } from '../useVisitChange';
import { Moments } from './VisitFacts';

/** The times that wait for an answer: to agree to, if it is the reader's turn. A host of a video visit gives its link. */
export function VisitProposals({ visit, change }: { visit: Visit; change: VisitChanging }) {
  const { proposals, actions, mode, role, starts_at: startsAt } = visit;
  const [link, setLink] = useState(visit.link);
  const busy = change.view === 'confirming';
  const isTurn = actions.includes('confirm');
  const isHostOfVideo = role === 'host' && mode === 'video' && isTurn;
  const errors = fieldErrors(change.refusal);
  const agree = (at: string) => change.send({ step: 'confirm', starts_at: at, ...(isHostOfVideo && link && { link }) });
  const failure = change.view === 'shown' && change.refusal !== undefined && !errors.link;
  if (proposals.length === 0 && !isHostOfVideo)
    return failure ? <p role="alert">{errorMessage(change.refusal)}</p> : null;
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
          {!isTurn && <Soft>{messages.waitingForAnswer}</Soft>}
          {startsAt && <Soft>{messages.agreedTimeStands}</Soft>}
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
            <Button disabled={busy || link === visit.link} onClick={() => agree(startsAt)}>
              {messages.sendTheLink}
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
