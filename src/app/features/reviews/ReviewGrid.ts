import styled from 'styled-components';
import { space } from '../../theme/tokens';

/** A grid of reviews: one column on phones, then two, then three. */
export const ReviewGrid = styled.ul`
  display: grid;
  gap: ${space[24]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
`;
