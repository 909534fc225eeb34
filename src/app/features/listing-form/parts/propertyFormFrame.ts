import styled from 'styled-components';
import { from, space } from '../../../theme/tokens';

/** The form with its contents beside it, if there is space. */
export const Columns = styled.div`
  display: grid;
  gap: ${space[24]};
  padding: ${space[32]} 0 0;
  ${from.tablet} {
    grid-template-columns: 13rem minmax(0, 44rem);
    gap: ${space[64]};
    padding-top: ${space[48]};
  }
`;
export const Form = styled.form`
  display: grid;
  gap: ${space[48]};
  align-content: start;
  min-width: 0;
  /* keeps the focused control below the fixed bar */
  input,
  select,
  textarea,
  button,
  a {
    scroll-margin-top: 4rem;
  }
`;
