import { useEffect, useState } from 'react';

/** The token of an email's link, taken out of the address so that nobody reads it there; undefined until the browser has read it. */
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
