import { mayUse } from '@contract/roles';
import * as messages from '@messages/app/officeRoleLost';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { color, layer, space } from '../../theme/tokens';
import { OfficeButton } from '../../ui/office/OfficeControls';
import { screenAt } from './screens';

type StaffAccount = Parameters<typeof mayUse>[1];

interface RoleLostNoticeProps {
  now: StaffAccount;
  seen: StaffAccount;
  onCheck: () => void;
}

/** Tells staff that they lost the role for the open screen, which stays with what they typed. */
export function RoleLostNotice({ now, seen, onCheck }: RoleLostNoticeProps) {
  const { pathname } = useLocation();
  const access = screenAt(pathname)?.access ?? 'staff';
  if (mayUse(access, now) || !mayUse(access, seen)) return null;
  return (
    <Bar role="alert">
      <p>
        <strong>{mayUse('staff', now) ? messages.lostSome : messages.lostAll}</strong> {messages.whatNow}
      </p>
      <OfficeButton $kind="quiet" onClick={onCheck}>
        {messages.check}
      </OfficeButton>
    </Bar>
  );
}

const Bar = styled.div`
  position: var(--stuck);
  top: 0;
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  margin-bottom: ${space[16]};
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.claret700};
  background: ${color.raised};
  p {
    flex: 1 1 20rem;
  }
`;
