import styled from 'styled-components';
import { space } from '../../../theme/tokens';

/** Fields of a short form below each other, its button as wide as its words. */
export const FormFrame = styled.form`
  display: grid;
  gap: ${space[16]};
  max-width: 32rem;
  & > button {
    justify-self: start;
  }
`;
