import type { VisitMode } from '@contract/visits';
import * as messages from '@messages/app/visits';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { ChoiceChip } from '../../../ui/ChoiceChip';
import { modeNames } from '../visitLabels';

const modes: readonly VisitMode[] = ['in_person', 'video'];

/** In person or by video. */
export function ModeChoice({ mode, onChange }: { mode: VisitMode; onChange: (mode: VisitMode) => void }) {
  return (
    <Modes>
      <legend>{messages.howDoYouVisit}</legend>
      {modes.map((one) => (
        <ChoiceChip key={one}>
          <input type="radio" name="mode" value={one} checked={mode === one} onChange={() => onChange(one)} />
          <span>{modeNames[one]}</span>
        </ChoiceChip>
      ))}
    </Modes>
  );
}

const Modes = styled.fieldset`
  display: grid;
  gap: ${space[8]};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  legend {
    padding: 0 0 ${space[4]};
    font-weight: 500;
  }
`;
