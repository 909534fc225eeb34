import styled from 'styled-components';
import { color } from '../theme/tokens';

/** A button within text that looks like a link. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.brass700};
  font: inherit;
  font-weight: 500;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.25em;
  &:disabled {
    opacity: 0.55;
  }
`;
