import type { Me } from '@contract/auth';
import * as messages from '@messages/app/profile';
import { Info } from 'lucide-react';
import styled from 'styled-components';
import { useResendConfirmation } from '../../session/useResendConfirmation';
import { color, radius, size, space } from '../../theme/tokens';
import { TextButton } from '../../ui/TextButton';

function messageFor({ email, email_verified: verified, pending_email: pending }: Me): string | undefined {
  if (pending !== null) return messages.openTheLinkWeSent(pending, email);
  return verified ? undefined : messages.isNotConfirmedYet(email);
}

/** Which confirmation an address needs, with a button to resend the link; empty once confirmed. */
export function EmailStatus({ me }: { me: Me }) {
  const { resend, busy, sent, message } = useResendConfirmation();
  const waiting = messageFor(me);
  if (!waiting) return null;
  return (
    <Box>
      <Info size={18} strokeWidth={1.5} aria-hidden />
      <div>
        <p>{waiting}</p>
        {!sent && (
          <TextButton disabled={busy} onClick={resend}>
            {messages.resendLink}
          </TextButton>
        )}
        <p role="status">{message}</p>
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  gap: ${space[8]};
  align-items: start;
  padding: ${space[8]} ${space[12]};
  background: ${color.sand100};
  border-left: 3px solid ${color.amber700};
  border-radius: ${radius.picture};
  font-size: ${size[14]};
  svg {
    flex: none;
    margin-top: 0.2em;
    color: ${color.amber700};
  }
`;
