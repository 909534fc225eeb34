import styled from 'styled-components';
import { space } from '../../../theme/tokens';

/** A container query: the section is wide enough for fields and result side by side. */
export const twoColumns = '@container (min-width: 36rem)';

/** Two columns of the same width where there is room. */
export const TwoColumns = styled.div`
  display: grid;
  gap: ${space[16]};
  ${twoColumns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[32]};
  }
`;
