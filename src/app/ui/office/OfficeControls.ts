import styled from 'styled-components';
import { color, radius, space } from '../../theme/tokens';
import { Button } from '../Button';

/** An office button: smaller than the site's on wide screens, finger-sized on touch screens. */
export const OfficeButton = styled(Button)`
  padding: ${space[4]} ${space[16]};
  font-size: inherit;
  @media (pointer: fine) {
    min-height: 2.25rem;
  }
`;

/** A select with its label beside it. */
export const InlineSelect = styled.label`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  align-items: center;
  max-width: 100%;
  color: ${color.ink500};
  :is(select, input) {
    max-width: 100%;
    min-height: 2.5rem;
    padding: 0 ${space[12]};
    border: 1px solid ${color.ink500};
    border-radius: ${radius.control};
    background: ${color.raised};
    color: ${color.ink900};
  }
`;
