import styled from 'styled-components';
import { size } from '../../theme/tokens';

/** The title of a part of the open row. */
export const PartTitle = styled.h3`
  font-size: ${size[16]};
  font-weight: 600;
`;
