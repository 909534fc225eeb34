// MachinePanel
export const machines = (count: number) => `Machines (${count})`;
export const noMachineRuns = 'No machines are running on this screen.';
export const payloadOf = (machine: string) => `Payload for the next event to ${machine}, as JSON`;
export const thisIsNoJson = 'This is not a JSON object. Correct it, then send the event again.';
export const openARecording = 'Open a recording in Redux DevTools';
export const installReduxDevTools = 'Install Redux DevTools in this browser, reload, and open the recording again.';
export const saveThisSession = 'Save this session';
