import styled from 'styled-components';
import { color, size, space } from '../theme/tokens';

/** Checkboxes with their labels, below their legend, in as many columns as fit. */
export const CheckList = styled.fieldset`
  display: grid;
  gap: 0 ${space[16]};
  width: 100%;
  grid-column: 1 / -1;
  /* two columns on a phone */
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 45%), 1fr));
  legend {
    padding: 0 0 ${space[4]};
    font-weight: 500;
    font-size: ${size[14]};
  }
  label {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    min-height: 2.75rem;
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.brass700};
    flex: none;
  }
`;
