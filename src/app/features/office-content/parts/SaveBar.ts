import styled from 'styled-components';
import { color, space } from '../../../theme/tokens';

/** Stays visible above a long text: its state, what can be done with it, and what happened. */
export const SaveBar = styled.div`
  position: var(--stuck);
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
  align-items: center;
  padding: ${space[8]} 0;
  background: ${color.ivory50};
  border-bottom: 1px solid ${color.sand200};
  p[role='status'] {
    flex: 1 1 100%;
    min-height: 1.5em;
    color: ${color.ink500};
  }
  p[data-bad='true'] {
    color: ${color.claret700};
  }
`;
