/** The path if it belongs to this site; null for anything that could lead elsewhere. */
export function safePath(target: string | null | undefined): string | null {
  if (!target || !target.startsWith('/') || /^\/[/\\]/.test(target) || /[\u0000-\u001f\\]/.test(target)) return null;
  const here = 'https://here.invalid';
  const url = URL.canParse(target, here) ? new URL(target, here) : null;
  // removing `.` and `..` may leave two slashes at the beginning, which name another site
  return url?.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
}
