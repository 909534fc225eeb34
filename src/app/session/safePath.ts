/** The path if it belongs to this site; null for anything that could lead elsewhere. */
export function safePath(target: string | null | undefined): string | null {
  if (!target || !target.startsWith('/') || /^\/[/\\]/.test(target) || /[\u0000-\u001f\\]/.test(target)) return null;
  const here = 'https://here.invalid';
  const url = URL.canParse(target, here) ? new URL(target, here) : null;
  // "/.//example" has the path "//example", which would be another host
  return url?.origin === here ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : null;
}
