import { createContext } from 'react';

/** The title of the office's screen around: its navigation, its heading and the browser's tab say the same. */
export const ScreenTitle = createContext('');
