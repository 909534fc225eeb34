import type { PersonDetail } from '@contract/people';
import * as messages from '@messages/app/officeContacts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { errorMessage } from '../../../api/apiError';
import {
  useKeepPeopleApartMutation,
  useMergePeopleMutation,
  useUndoPeopleMergeMutation,
} from '../../../api/endpoints/peopleApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { color, from, radius, space } from '../../../theme/tokens';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Soft, Stack } from '../../../ui/Layout';
import { ownDay, ownMoment } from '../../../ui/days';
import { contactName, phoneLabel } from '../contactLabels';
import { OfficeButton } from '../../../ui/office/OfficeControls';

type Match = PersonDetail['matches'][number];

/** Who may be the same person, side by side before they are merged, and who was merged and can be taken out again. */
export function SamePerson({ person }: { person: PersonDetail }) {
  const [candidate, setCandidate] = useState<Match>();
  const [merge, merging] = useMergePeopleMutation();
  const [keepApart, parting] = useKeepPeopleApartMutation();
  const [undoMerge, undoing] = useUndoPeopleMergeMutation();
  const dispatch = useAppDispatch();
  const { id, version, matches, merges } = person;
  const busy = merging.isLoading || parting.isLoading || undoing.isLoading;
  /** Says how it ended. */
  const ended = ({ error }: { error?: unknown }, done: string) =>
    dispatch(error === undefined ? toastAdded('good', done) : toastAdded('bad', errorMessage(error)));
  return (
    <>
      {matches.length > 0 && (
        <section aria-labelledby="may-be-same">
          <Title id="may-be-same">{messages.mayBeTheSame}</Title>
          <List>
            {matches.map((match) => (
              <li key={match.id}>
                <Link to={`/office/contacts?open=${match.id}`}>{contactName(match)}</Link>
                <Soft>{messages.bothGave(phoneLabel(match.address))}</Soft>
                <Buttons>
                  <OfficeButton $kind="quiet" disabled={busy} onClick={() => setCandidate(match)}>
                    {messages.merge}
                  </OfficeButton>
                  <OfficeButton
                    $kind="quiet"
                    disabled={busy}
                    onClick={async () => ended(await keepApart({ id, other: match.id }), messages.keptApart)}
                  >
                    {messages.areTwo}
                  </OfficeButton>
                </Buttons>
              </li>
            ))}
          </List>
        </section>
      )}
      {merges.length > 0 && (
        <section aria-labelledby="merged-here">
          <Title id="merged-here">{messages.mergedHere}</Title>
          <List>
            {merges.map(({ id: mergeId, name, by, merged_at: at }) => (
              <li key={mergeId}>
                {messages.mergedBy(name, by, ownMoment(at))}
                <Buttons>
                  <OfficeButton
                    $kind="quiet"
                    disabled={busy}
                    aria-label={messages.undoMergeOf(name)}
                    onClick={async () => ended(await undoMerge({ id, merge: mergeId }), messages.apartAgain)}
                  >
                    {messages.undo}
                  </OfficeButton>
                </Buttons>
              </li>
            ))}
          </List>
        </section>
      )}
      {candidate && (
        <ConfirmDialog
          title={messages.mergeTitle(contactName(person), contactName(candidate))}
          action={messages.merge}
          wayBack={messages.keepTwo}
          busy={busy}
          onClose={() => setCandidate(undefined)}
          onConfirm={async () => {
            ended(await merge({ id, version, other: candidate.id }), messages.merged);
            setCandidate(undefined);
          }}
        >
          <Stack $gap={16}>
            <Pair>
              <Known name={messages.theFirst} person={person} />
              <Known name={messages.theOther} person={candidate} />
            </Pair>
            <p>{messages.mergeWords}</p>
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}

/** One of the two. */
function Known({
  name,
  person,
}: {
  name: string;
  person: Pick<Match, 'name' | 'emails' | 'phones' | 'last_contact_at'>;
}) {
  return (
    <div>
      <Soft>{name}</Soft>
      <strong>{contactName(person)}</strong>
      {[...person.phones.map(phoneLabel), ...person.emails].map((address) => (
        <p key={address}>{address}</p>
      ))}
      <Soft>{messages.lastContactOn(ownDay(person.last_contact_at))}</Soft>
    </div>
  );
}

const Title = styled.h3`
  padding-bottom: ${space[8]};
  font-weight: 600;
`;
const List = styled.ul`
  display: grid;
  gap: ${space[8]};
  li {
    padding: ${space[8]} ${space[12]};
    border: 1px solid ${color.sand200};
    border-radius: ${radius.control};
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  padding-top: ${space[4]};
`;
const Pair = styled.div`
  display: grid;
  gap: ${space[16]};
  overflow-wrap: anywhere;
  ${from.phone} {
    grid-template-columns: 1fr 1fr;
  }
`;
