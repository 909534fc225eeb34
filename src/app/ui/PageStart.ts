import styled from 'styled-components';
import { space } from '../theme/tokens';

/** Room between a page's head and its first line. */
export const PageStart = styled.div`
  height: ${space[32]};
`;
