import { confirmEmailFirst } from '@contract/emailProof';
import * as messages from '@messages/app/session';
import { Link } from 'react-router-dom';
import { useResendConfirmation } from './useResendConfirmation';
import { TextButton } from '../ui/TextButton';

/** The next step for a listing that has to stay a draft: resend the confirmation link, or buy a package. */
export function DraftReasonLink({ reason }: { reason: string }) {
  return reason === confirmEmailFirst ? <Resend /> : <Link to="/packages">{messages.seeThePackages}</Link>;
}

function Resend() {
  const { resend, busy, sent, message } = useResendConfirmation();
  return (
    <>
      {!sent && (
        <TextButton disabled={busy} onClick={resend}>
          {messages.resendLink}
        </TextButton>
      )}{' '}
      <span role="status">{message}</span>
    </>
  );
}
