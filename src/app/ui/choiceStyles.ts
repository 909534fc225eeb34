import { css } from 'styled-components';
import { color } from '../theme/tokens';

/** An invisible radio button or checkbox over its whole label, whose `span` shows the state. The label needs `position: relative`. */
export const coveringInput = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

/** Keyboard focus and forced colours for the `span` after a covering input. */
export const choiceStates = css`
  input:focus-visible + span {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    input:checked + span {
      border-width: 3px;
    }
  }
`;
