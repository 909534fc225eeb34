// sessionTimeline
export const beganAt = (path: string) => `The recording starts at ${path}`;
export const wentTo = (path: string) => `Went to ${path}`;
export const asked = (request: string) => `Requested: ${request}`;
export const answered = (request: string) => `Received: ${request}`;
export const requestFailed = (request: string, status: string) => `Failed: ${request}${status && ` (${status})`}`;
export const changed = (what: string) => `Changed ${what}`;
export const started = (machine: string, state: string) => `${machine} started: ${state}`;
export const runs = (machine: string, state: string) => `${machine} was already running: ${state}`;
export const moved = (machine: string, from: string, to: string) => `${machine}: ${from} → ${to}`;
export const stayed = (machine: string, state: string) => `${machine}: ${state}`;
export const done = (actor: string) => `${actor} finished`;
export const failed = (actor: string) => `${actor} failed`;
export const afterAWait = 'after a wait';
