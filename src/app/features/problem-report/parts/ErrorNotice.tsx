import * as messages from '@messages/app/problemReport';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { color, from, layer, radius, space } from '../../../theme/tokens';
import { IconButton } from '../../../ui/Button';
import { TextButton } from '../../../ui/TextButton';

/** Says that something failed and offers to report it; takes no focus. */
export function ErrorNotice({ onReport, onDismiss }: { onReport: () => void; onDismiss: () => void }) {
  return (
    <Slip role="alert">
      <p>
        {messages.somethingWentWrong} <TextButton onClick={onReport}>{messages.reportIt}</TextButton>
      </p>
      <IconButton aria-label={messages.dismiss} onClick={onDismiss}>
        <X size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </Slip>
  );
}

const Slip = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  bottom: calc(var(--dock, 0px) + var(--tray, 0px) + ${space[8]});
  left: ${space[16]};
  right: ${space[16]};
  display: flex;
  gap: ${space[8]};
  align-items: center;
  width: fit-content;
  max-width: 28rem;
  padding: ${space[4]} ${space[4]} ${space[4]} ${space[16]};
  border: 1px solid ${color.sand200};
  border-left: 3px solid ${color.claret700};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.ink900};
  box-shadow: 0 12px 32px ${color.shadow};
  ${from.tablet} {
    bottom: ${space[24]};
    margin: 0 auto;
    body:has([data-tray]) & {
      bottom: 7rem;
    }
  }
  @media print {
    display: none;
  }
`;
