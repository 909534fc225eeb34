import { sessionStore } from './storage';

const key = 'report-recording';

/** Says through a reload that steps are being recorded for a report in this tab. */
export const recordingMark = {
  isSet: (): boolean => sessionStore.read(key) !== null,
  set: (): void => void sessionStore.write(key, 'on'),
  clear: (): void => sessionStore.remove(key),
};
