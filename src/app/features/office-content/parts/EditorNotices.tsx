import * as messages from '@messages/app/officeContent';
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
      {!draft.keeps && <p role="alert">{messages.thisBrowserKeepsNoDrafts}</p>}
      {draft.restoredAt && draft.isChanged && <p role="note">{messages.thisIsYourText(clockTime(draft.restoredAt))}</p>}
      {draft.hasAside && (
        <Aside role="note">
          {messages.yourOwnVersionIsPutAside}
          <OfficeButton $kind="quiet" onClick={draft.takeBack}>
            {messages.showMyVersionAgain}
          </OfficeButton>
          <OfficeButton $kind="quiet" onClick={draft.dropAside}>
            {messages.iNoLongerNeed}
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
