import { createSlice } from '@reduxjs/toolkit';

/** Whether the splash screen has ended. The hero starts counting its slides then. */
const splashSlice = createSlice({
  name: 'splash',
  initialState: { ended: false },
  reducers: {
    ended: (splash) => {
      splash.ended = true;
    },
  },
  selectors: { selectSplashEnded: (splash) => splash.ended },
});

export const splashReducer = splashSlice.reducer;
export const { ended: splashEnded } = splashSlice.actions;
export const { selectSplashEnded } = splashSlice.selectors;
