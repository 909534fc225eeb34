import styled from 'styled-components';
import { color, radius, size, space } from '../../../theme/tokens';

/** One saved search. */
export const LineBox = styled.div`
  display: grid;
  gap: ${space[12]};
  padding: ${space[16]} ${space[24]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: ${color.raised};
`;
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: center;
`;
export const Failure = styled.p`
  color: ${color.claret700};
`;
export const Small = styled.p`
  color: ${color.ink500};
  font-size: ${size[14]};
`;
export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${size[14]};
  li {
    padding: ${space[4]} ${space[12]};
    border: 1px solid ${color.sand200};
    border-radius: ${radius.control};
    background: ${color.sand100};
  }
`;
