import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { clockTime } from '../../../ui/days';
import { OfficeButton } from '../../../ui/office/OfficeControls';

interface EditorNoticesProps {
  draft: {
    keeps: boolean;
    restoredAt: string;
    isChanged: boolean;
    hasAside: boolean;
    takeBack: () => void;
    dropAside: () => void;
  };
}

/** Where the text in the form comes from, if it is not the saved one. */
export function EditorNotices({ draft }: EditorNoticesProps) {
  return (
    <>
      {!draft.keeps && <p role="alert">This browser keeps no drafts. Save often.</p>}
      {draft.restoredAt && draft.isChanged && (
        <p role="note">This is your text from {clockTime(draft.restoredAt)}, which is not saved yet.</p>
      )}
      {draft.hasAside && (
        <Aside role="note">
          Your own version is put aside.
          <OfficeButton $kind="quiet" onClick={draft.takeBack}>
            Show my version again
          </OfficeButton>
          <OfficeButton $kind="quiet" onClick={draft.dropAside}>
            I no longer need it
          </OfficeButton>
        </Aside>
      )}
    </>
  );
}

const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
  align-items: center;
`;
