import { useEffect, useState } from 'react';
import { visitLinks } from '../../platform/visitLinks';
import { useLinkToken } from '../../ui/useLinkToken';

/**
 * The token of a visitor's link to this visit, from the address or from earlier in this tab; null without one,
 * undefined until hydration.
 */
export function useVisitLink(id: string): { token: string | null | undefined; forget: () => void } {
  const fromAddress = useLinkToken();
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    if (fromAddress) visitLinks.write(id, fromAddress);
    if (fromAddress !== undefined) setToken(visitLinks.read(id));
  }, [fromAddress, id]);
  const forget = () => {
    visitLinks.forget(id);
    setToken(null);
  };
  return { token, forget };
}
