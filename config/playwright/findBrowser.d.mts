export function findBrowser(
  wanted?: 'browser' | 'shell',
): Promise<{ executablePath?: string; env?: Record<string, string> }>;
export const browserFlags: string[];
