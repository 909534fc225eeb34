import type { Revision } from '@contract/officeContent';
import * as messages from '@messages/app/officeContent';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { color, space } from '../../../theme/tokens';
import { ownMoment } from '../../../ui/days';
import { InlineSelect, OfficeButton } from '../../../ui/office/OfficeControls';
import { TextDiff } from '../../../ui/office/TextDiff';
import type { Difference } from '../textDraft';

const nameOf = ({ number, saved_by: by, saved_at: at }: Revision) =>
  `${number}: ${ownMoment(at)}${by ? `, ${by}` : ''}`;

interface RevisionHistoryProps {
  revisions: readonly Revision[];
  /** Compares the chosen revision with the saved text. */
  children: (number: number) => ReactNode;
}

/** Every saved text, to be compared with what is saved now. */
export function RevisionHistory({ revisions, children }: RevisionHistoryProps) {
  const [chosen, setChosen] = useState<number>();
  return (
    <Frame aria-labelledby="revisions">
      <h2 id="revisions">{messages.revisions}</h2>
      {revisions.length < 2 ? (
        <p>{messages.earlierTextsAppearHereAfter}</p>
      ) : (
        <InlineSelect>
          {messages.compareWith}
          <select
            value={chosen ?? ''}
            onChange={({ currentTarget: { value } }) => setChosen(Number(value) || undefined)}
          >
            <option value="">{messages.chooseARevision}</option>
            {revisions.map((revision) => (
              <option key={revision.number} value={revision.number}>
                {nameOf(revision)}
              </option>
            ))}
          </select>
        </InlineSelect>
      )}
      {chosen !== undefined && children(chosen)}
    </Frame>
  );
}

interface RevisionChangesProps {
  number: number;
  found: readonly Difference[];
  busy: boolean;
  /** Restoring would overwrite what is not saved. */
  unsaved: boolean;
  onRestore: () => void;
}

/** What changed since a revision, and restoring it. */
export function RevisionChanges({ number, found, busy, unsaved, onRestore }: RevisionChangesProps) {
  if (found.length === 0) return <p>{messages.thisIsTheSavedText}</p>;
  return (
    <>
      <p>{messages.whatChangedFromRevision(number)}</p>
      {found.map(({ label, before, after }) => (
        <TextDiff key={label} label={label} before={before} after={after} />
      ))}
      <OfficeButton $kind="quiet" disabled={busy || unsaved} onClick={onRestore}>
        {messages.restoreRevision(number)}
      </OfficeButton>
      {unsaved && <p>{messages.saveOrDiscardYourChangesBefore}</p>}
    </>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  justify-items: start;
  > * {
    max-width: 100%;
  }
  section {
    width: 100%;
  }
  p {
    color: ${color.ink500};
  }
`;
