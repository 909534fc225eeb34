export function findBrowser(): Promise<{ executablePath?: string; env?: Record<string, string> }>;
export const browserFlags: string[];
