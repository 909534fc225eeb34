import { type PayloadAction, createListenerMiddleware, createSlice } from '@reduxjs/toolkit';
import { favouriteStore } from '../../platform/favouriteStore';

/** Ids of the listings kept in this browser, newest first. */
const favouritesSlice = createSlice({
  name: 'favourites',
  initialState: [] as number[],
  reducers: {
    favouritesRestored: (_ids, { payload }: PayloadAction<number[]>) => payload,
    favouriteToggled: (ids, { payload: id }: PayloadAction<number>) => (ids.includes(id) ? ids.filter((kept) => kept !== id) : [id, ...ids]),
  },
  selectors: { selectFavourites: (ids) => ids, selectIsFavourite: (ids, id: number) => ids.includes(id) },
});

export const favouritesReducer = favouritesSlice.reducer;
export const { favouritesRestored, favouriteToggled } = favouritesSlice.actions;
export const { selectFavourites, selectIsFavourite } = favouritesSlice.selectors;

/** Writes every change into the browser's storage. */
export function favouritesListener() {
  const listener = createListenerMiddleware();
  listener.startListening({
    actionCreator: favouriteToggled,
    effect: (_action, { getState }) => void favouriteStore.write((getState() as { favourites: number[] }).favourites),
  });
  return listener;
}
