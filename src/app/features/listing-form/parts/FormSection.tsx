import type { ReactNode } from 'react';
import styled from 'styled-components';
import { font, size, space } from '../../../theme/tokens';
import { Soft } from '../../../ui/Layout';

/** A section of a long form, with an id that the contents link to. */
export function FormSection({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <Part id={`form-${id}`} aria-labelledby={`form-${id}-title`}>
      <div>
        <Title id={`form-${id}-title`}>{title}</Title>
        {lead && <Soft>{lead}</Soft>}
      </div>
      {children}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${space[16]};
  scroll-margin-top: calc(var(--bar) + ${space[24]});
`;
const Title = styled.h2`
  font: 500 ${size[28]} / 1.2 ${font.display};
`;
