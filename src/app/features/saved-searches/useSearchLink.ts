import { useEffect, useState } from 'react';
import { searchLink } from '../../platform/searchLink';
import { useLinkToken } from '../../ui/useLinkToken';

/** The token of a visitor's link, from the address or from earlier in this tab; undefined without one and until hydration. */
export function useSearchLink(): { token: string | undefined; forget: () => void } {
  const fromAddress = useLinkToken();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    if (fromAddress) searchLink.write(fromAddress);
    if (fromAddress !== undefined) setToken(searchLink.read() ?? undefined);
  }, [fromAddress]);
  const forget = () => {
    searchLink.forget();
    setToken(undefined);
  };
  return { token, forget };
}
