import { type PayloadAction, createSlice, nanoid } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  /** `note` points out a limit; nothing failed. */
  tone: 'good' | 'bad' | 'note';
  text: string;
}

/** Messages that people must see wherever they are. Each stays until it is dismissed. */
const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastAdded: {
      prepare: (tone: Toast['tone'], text: string) => ({ payload: { id: nanoid(), tone, text } }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => {
        // a repeated message moves to the end instead of piling up
        const others = toasts.filter(({ text }) => text !== payload.text);
        others.push(payload);
        return others.slice(-4);
      },
    },
    toastDismissed: (toasts, { payload: id }: PayloadAction<string>) => toasts.filter((toast) => toast.id !== id),
  },
  selectors: { selectToasts: (toasts) => toasts },
});

export const toastsReducer = toastsSlice.reducer;
export const { toastAdded, toastDismissed } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;
