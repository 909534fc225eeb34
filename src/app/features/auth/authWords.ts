import type { ApiError } from '../../api/apiError';

/** The specification's three alerts, word for word. */
export function authAlert(error: ApiError): string {
  if (error.kind === 'unreachable') return 'Auth error: No response received from server.';
  if (error.kind === 'broken') return `Auth error: ${error.message}`;
  const body = error.body === undefined || error.body === null || error.body === '' ? 'No response data' : typeof error.body === 'string' ? error.body : JSON.stringify(error.body);
  return `Auth error: Status ${error.status}: ${body}`;
}

export const registered = 'Registration successful! Please log in.';
