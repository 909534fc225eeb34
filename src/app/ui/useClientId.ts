import { useRef } from 'react';
import { newClientId } from '../platform/viewer';

/**
 * The `client_id` of what a form sends: the same while the same is sent again because the answer was lost, so that it is
 * made once.
 */
export function useClientId() {
  const last = useRef<{ sent: string; id: string }>(undefined);
  return useRef({
    of(sent: unknown): string {
      const words = JSON.stringify(sent);
      if (last.current?.sent !== words) last.current = { sent: words, id: newClientId() };
      return last.current.id;
    },
    /** It was answered: the same words are another request from now on. */
    answered(): void {
      last.current = undefined;
    },
  }).current;
}
