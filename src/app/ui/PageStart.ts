import styled from 'styled-components';
import { space } from '../theme/tokens';

/** Space between a page's head and its content. */
export const PageStart = styled.div`
  height: ${space[32]};
`;
