import styled from 'styled-components';
import { space } from '../../../theme/tokens';

/** The fields of a short form, stacked, with a button as wide as its text. */
export const FormFrame = styled.form`
  display: grid;
  gap: ${space[16]};
  max-width: 32rem;
  & > button {
    justify-self: start;
  }
`;
