import styled from 'styled-components';
import { color, size } from '../../theme/tokens';

/** The specification's box of 200 × 200 px for a partner's notice. */
export function AdSlot() {
  return <Box>Advertisement</Box>;
}

const Box = styled.div`
  display: grid; place-items: center; width: 200px; height: 200px; border: 1px solid ${color.sand200}; background: ${color.sand100}; color: ${color.ink500}; font-size: ${size[14]};
  @media print { display: none; }
`;
