// MachinePanel
export const machines = (count: number) => `Machines (${count})`;
export const noMachineRuns = 'No machine runs on this screen.';
export const payloadOf = (machine: string) => `Payload of the next event to ${machine}, as JSON`;
export const thisIsNoJson = 'This is not a JSON object. Correct it, then send the event again.';
export const openARecording = 'Open a recording in Redux DevTools';
export const installReduxDevTools = 'Install Redux DevTools in this browser, reload, and open the recording again.';
export const saveThisSession = 'Save this session';
