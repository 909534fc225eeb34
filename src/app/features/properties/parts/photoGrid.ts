import styled from 'styled-components';
import { space } from '../../../theme/tokens';

/** Pictures of a form beside each other, two on phones. */
export const PhotoGrid = styled.ul`
  display: grid; gap: ${space[12]}; grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
`;
