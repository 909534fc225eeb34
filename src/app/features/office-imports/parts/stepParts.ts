import styled from 'styled-components';
import { color, font, radius, size, space } from '../../../theme/tokens';

/** The heading of a step, which gets the focus when the step begins. */
export const StepTitle = styled.h2`
  font: 600 ${size[22]} / 1.25 ${font.display};
  outline: none;
`;

/** How far a step is. */
export const StepBar = styled.progress`
  width: 100%;
  max-width: 32rem;
  height: 0.5rem;
  border-radius: ${radius.control};
  accent-color: ${color.brass700};
`;

/** The buttons of a step. */
export const StepActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  align-items: center;
`;

/** The counts of a step, in a line where they fit. */
export const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  font-size: ${size[18]};
  font-weight: 500;
`;

/** A list with bullets. */
export const Bullets = styled.ul`
  display: grid;
  gap: ${space[8]};
  padding-left: ${space[16]};
  list-style: disc;
  overflow-wrap: anywhere;
`;

/** A notice within a step. */
export const StepNotice = styled.div`
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: ${color.sand100};
  overflow-wrap: anywhere;
`;
