import styled from 'styled-components';
import { color, radius, space } from '../theme/tokens';

/**
 * A file input below its label, which looks like a button. Clicks, drops, keys and screen readers reach the input.
 * Render both inside, the input first.
 */
export const FilePick = styled.div`
  position: relative;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  label {
    display: inline-flex;
    gap: ${space[8]};
    align-items: center;
    min-height: 2.75rem;
    padding: ${space[8]} ${space[24]};
    border: 1px solid ${color.ink500};
    border-radius: ${radius.control};
    font-weight: 500;
  }
  &:hover label {
    border-color: ${color.brass700};
    color: ${color.brass700};
  }
  input:focus-visible + label {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  input[aria-invalid] + label {
    border-color: ${color.claret700};
  }
`;
