import styled from 'styled-components';
import { from, space } from '../../../theme/tokens';

/** The form with its contents at the side, where there is room for them. */
export const Columns = styled.div`
  display: grid; gap: ${space[48]}; padding: ${space[48]} 0 0;
  & > :first-child { display: none; }
  ${from.tablet} { grid-template-columns: 12rem minmax(0, 44rem); gap: ${space[64]}; & > :first-child { display: block; } }
`;
export const Form = styled.form`display: grid; gap: ${space[48]}; min-width: 0;`;
