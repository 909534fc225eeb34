/**
 * Resolves once the condition holds; for what nothing announces. The limit is for a busy machine.
 * @throws Error after `limit` milliseconds, a minute by default
 */
export async function waitUntil(holds: () => boolean | Promise<boolean>, limit = 60_000): Promise<void> {
  const end = performance.now() + limit;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`what the test waits for did not happen within ${limit} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
