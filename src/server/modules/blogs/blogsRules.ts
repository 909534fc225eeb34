import { createHmac } from 'node:crypto';

export function readTimeOf(minutes: number): string {
  return `${minutes} min read`;
}

/** Who reads, for one day: nobody can tell the address from it, and tomorrow it is another. */
export function visitorOf(secret: Buffer, day: string, address: string, userAgent: string): string {
  return createHmac('sha256', secret).update(`read\n${day}\n${address}\n${userAgent}`).digest('base64url').slice(0, 24);
}

const machines = /bots?\b|crawler|spider|slurp/i;

/** Whether a request is a person reading: no machine by its own name, no page that is only fetched in advance, no look at the headers. */
export function isReading(request: { method: string; headers: Readonly<Record<string, string | string[] | undefined>> }): boolean {
  const purpose = `${String(request.headers['sec-purpose'] ?? '')} ${String(request.headers['purpose'] ?? '')}`;
  return request.method === 'GET' && !/prefetch|prerender/i.test(purpose) && !machines.test(String(request.headers['user-agent'] ?? ''));
}
