interface Policy {
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    /** Missing in browsers that know no Trusted Types. */
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  }
}

/** The address, when it is one of this site's built files. @throws TypeError otherwise */
export function assetUrl(address: string, page: string): string {
  const url = new URL(address, page);
  if (url.origin !== new URL(page).origin || !url.pathname.startsWith('/assets/'))
    throw new TypeError(`No worker of this site: ${url.href}`);
  return url.href;
}

let policy: Policy | undefined;

/** Made once: a second policy of the name is refused. */
function policyOfThisPage(): Policy {
  const rules = { createScriptURL: (address: string) => assetUrl(address, window.location.href) };
  return (policy ??= window.trustedTypes?.createPolicy('aangan-workers', rules) ?? rules);
}

/** A worker that runs a module of this site's built files; the page's policy takes no other. @throws TypeError for an address elsewhere */
export function sameOriginWorker(address: string | URL): Worker {
  return new Worker(policyOfThisPage().createScriptURL(String(address)), { type: 'module' });
}
