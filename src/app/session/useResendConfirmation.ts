import * as messages from '@messages/app/session';
import { errorMessage } from '../api/apiError';
import { useResendConfirmationMutation } from '../api/endpoints/sessionApi';
import { useMe } from './useMe';

/** Resends the link that confirms this account's address. `message` is the outcome; empty before it is requested. */
export function useResendConfirmation(): { resend: () => void; busy: boolean; sent: boolean; message: string } {
  const me = useMe();
  const [send, { isLoading, isSuccess, error }] = useResendConfirmationMutation();
  const sentMessage = messages.weSentANewLink(me?.pending_email ?? me?.email ?? messages.you);
  return {
    resend: () => void send(),
    busy: isLoading,
    sent: isSuccess,
    message: error ? errorMessage(error) : isSuccess ? sentMessage : '',
  };
}
