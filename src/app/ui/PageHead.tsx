import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '../theme/tokens';
import { Breadcrumb } from './Breadcrumb';
import { Container, Display1, Soft, Stack } from './Layout';

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  trail: readonly { name: string; to?: string }[];
  /** The page's main action. */
  actions?: ReactNode;
}

/** The head of a page without a picture. */
export function PageHead({ title, lead, trail, actions }: PageHeadProps) {
  return (
    <Band>
      <Container>
        <Stack $gap={16}>
          <Breadcrumb trail={trail} />
          <Display1>{title}</Display1>
          {lead && <Lead>{lead}</Lead>}
          {actions && <div>{actions}</div>}
        </Stack>
      </Container>
    </Band>
  );
}

const Band = styled.header`
  padding: calc(var(--bar) + ${space[32]}) 0 ${space[32]};
  background: ${color.sand100};
  border-bottom: 1px solid ${color.sand200};
`;
const Lead = styled(Soft)`
  max-width: 60ch;
`;
