import * as frame from '@messages/app/officeFrame';
import * as help from '@messages/app/officeHelp';
import styled from 'styled-components';
import { color, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { TitledDialog } from '../../ui/TitledDialog';
import { ReportProblem } from '../parts/ReportProblem';
import { officeKeys } from './officeKeys';

/** The screens that have a sentence here. */
export type HelpName = keyof typeof help.purposes;

interface OfficeHelpProps {
  /** The screen's title. */
  title: string;
  name: HelpName;
  onClose: () => void;
}

/** What the open screen is for, and the keyboard shortcuts. */
export function OfficeHelp({ title, name, onClose }: OfficeHelpProps) {
  return (
    <TitledDialog title={frame.keyboardShortcuts} onClose={onClose}>
      <p>
        <strong>{title}:</strong> {help.purposes[name]}
      </p>
      <Keys>
        {officeKeys.map(({ label, does }) => (
          <div key={label}>
            <dt>
              <kbd>{label}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Keys>
      <ReportProblem look={QuietButton} />
    </TitledDialog>
  );
}

const QuietButton = styled(Button).attrs({ $kind: 'quiet' })``;
const Keys = styled.dl`
  padding: ${space[16]} 0;
  > div {
    display: flex;
    justify-content: space-between;
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
  kbd {
    padding: 0 ${space[8]};
    border: 1px solid ${color.ink500};
    border-radius: 4px;
  }
  dd {
    margin: 0;
  }
`;
