import { useEffect, useState } from 'react';

/** Takes the token of an email's link out of the address, where others could read it; undefined until hydration. */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const { hash, search, pathname } = window.location;
    const found = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');
    setToken((known) => known ?? found);
    if (found) window.history.replaceState(window.history.state, '', pathname);
  }, []);
  return token;
}
