import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../../../theme/tokens';
import { useStepInView } from '../../../ui/useStepInView';

interface MeetingPanelProps {
  icon: ReactNode;
  title: ReactNode;
  acted: boolean;
  children: ReactNode;
}

/** Shows a meeting's state in place of the form. */
export function MeetingPanel({ icon, title, acted, children }: MeetingPanelProps) {
  const heading = useStepInView<HTMLHeadingElement>('panel', { atFirst: acted });
  return (
    <Panel>
      {icon}
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${space[16]};
  justify-items: start;
  padding: ${space[24]};
  background: ${color.raised};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
  > svg {
    color: ${color.brass700};
  }
  p {
    max-width: 52ch;
  }
`;
const Heading = styled.h3`
  font: 600 ${size[28]} / 1.2 ${font.display};
  &:focus {
    outline: none;
  }
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
export const Small = styled.p`
  color: ${color.ink500};
  font-size: ${size[14]};
`;
