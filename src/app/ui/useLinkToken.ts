import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type KnownLink, linkTokens } from '../platform/linkTokens';

export interface LinkToken {
  /** The React key of what shows one link: the open page may get another one. */
  linkKey: number;
  /** Null without one; undefined until hydration. */
  token: string | null | undefined;
  /** It was used in this tab, before a reload. */
  isUsed: boolean;
  /** Removes a token that has done its work; this page still knows it. */
  markUsed: () => void;
  /** Removes a token that no longer works. */
  forget: () => void;
}

/**
 * The token of an email's link. Takes it out of the address, where others could read it and servers would log it, and
 * keeps it for this tab under the name of what it opens.
 */
export function useLinkToken(name: string): LinkToken {
  const { key } = useLocation();
  const [known, setKnown] = useState<KnownLink & { name: string; linkKey: number }>();
  useEffect(() => {
    const take = () => {
      const { hash, search, pathname } = window.location;
      const found = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');
      if (found) {
        linkTokens.write(name, found);
        window.history.replaceState(window.history.state, '', pathname);
      }
      setKnown((before) => {
        const isOther = Boolean(found && before?.token && before.token !== found);
        const linkKey = (before?.linkKey ?? 0) + Number(isOther);
        if (found) return { name, token: found, isUsed: false, linkKey };
        // where nothing can be stored, the open page still knows it
        return before?.name === name ? before : { name, ...linkTokens.read(name), linkKey };
      });
    };
    take();
    // another link to the open page loads nothing
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
    // a login comes back to the whole address
  }, [key, name]);
  const markUsed = useCallback(() => linkTokens.markUsed(name), [name]);
  const forget = useCallback(() => {
    linkTokens.forget(name);
    setKnown((before) => ({ name, token: null, isUsed: false, linkKey: before?.linkKey ?? 0 }));
  }, [name]);
  const isKnown = known?.name === name;
  return {
    linkKey: known?.linkKey ?? 0,
    token: isKnown ? known.token : undefined,
    isUsed: isKnown && known.isUsed,
    markUsed,
    forget,
  };
}
