import styled from 'styled-components';
import { color } from '../theme/tokens';

/** A small number on an icon; position it in a styled extension. */
export const CountBadge = styled.span`
  position: absolute;
  min-width: 1.125rem;
  padding: 0 0.25rem;
  border-radius: 999px;
  background: ${color.brassButton};
  color: ${color.onBrass};
  font-size: 0.6875rem;
  font-weight: 500;
  line-height: 1.125rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
