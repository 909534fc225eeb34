import { errorMessage } from '../api/apiError';
import { useResendConfirmationMutation } from '../api/endpoints/sessionApi';
import { useMe } from './useMe';

/** Sends the link that confirms this account's address once more; `words` tell how that went, empty until somebody asked. */
export function useResendConfirmation(): { resend: () => void; busy: boolean; sent: boolean; words: string } {
  const me = useMe();
  const [send, { isLoading, isSuccess, error }] = useResendConfirmationMutation();
  const sentWords = `A new link is on its way to ${me?.pending_email ?? me?.email ?? 'you'}. It works for 24 hours.`;
  return {
    resend: () => void send(),
    busy: isLoading,
    sent: isSuccess,
    words: error ? errorMessage(error) : isSuccess ? sentWords : '',
  };
}
