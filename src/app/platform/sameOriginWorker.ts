interface Policy {
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. */
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  }
}

/** Returns the address if it is one of this site's built files. @throws TypeError otherwise */
export function assetUrl(address: string, page: string): string {
  const url = new URL(address, page);
  if (url.origin !== new URL(page).origin || !url.pathname.startsWith('/assets/'))
    throw new TypeError(`no worker of this site: ${url.href}`);
  return url.href;
}

let policy: Policy | undefined;

/** Created once, because a second policy with the same name is refused. */
function policyOfThisPage(): Policy {
  const rules = { createScriptURL: (address: string) => assetUrl(address, window.location.href) };
  return (policy ??= window.trustedTypes?.createPolicy('aangan-workers', rules) ?? rules);
}

/**
 * A worker from one of this site's built files; the page's policy allows no other. @throws TypeError for other
 * addresses
 */
export function sameOriginWorker(address: string | URL): Worker {
  return new Worker(policyOfThisPage().createScriptURL(String(address)), { type: 'module' });
}
