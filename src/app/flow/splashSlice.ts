import { createSlice } from '@reduxjs/toolkit';

/** Whether the curtain has risen: the hero counts its slides from then on. */
const stageSlice = createSlice({
  name: 'stage',
  initialState: { started: false },
  reducers: {
    started: (stage) => {
      stage.started = true;
    },
  },
  selectors: { selectStarted: (stage) => stage.started },
});

export const stageReducer = stageSlice.reducer;
export const { started: stageStarted } = stageSlice.actions;
export const { selectStarted } = stageSlice.selectors;
