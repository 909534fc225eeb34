import styled from 'styled-components';
import { color, space } from '../../../theme/tokens';

/** The form of a row that is open beside its list. */
export const PanelForm = styled.form`
  display: grid;
  gap: ${space[16]};
  > p {
    color: ${color.ink500};
  }
  [role='status'] {
    min-height: 1.5em;
    color: ${color.leaf700};
  }
  [role='alert'],
  [data-bad='true'] {
    color: ${color.claret700};
  }
`;
export const PanelButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
