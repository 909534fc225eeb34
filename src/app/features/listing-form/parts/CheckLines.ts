import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';

/** Checkboxes with labels, in as many columns as fit. */
export const CheckLines = styled.fieldset`
  display: grid;
  gap: 0 ${space[16]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  legend {
    padding-bottom: ${space[4]};
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
