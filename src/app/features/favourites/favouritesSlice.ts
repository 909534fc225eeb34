import { type PayloadAction, createAction, createSlice } from '@reduxjs/toolkit';
import { type SessionState, loggedOut } from '../../session/sessionSlice';

export interface FavouritesState {
  /** Ids of the current visitor's or account's favourites, newest first. */
  ids: number[];
  /** Whether they are loaded; an account's come from the server. */
  loadStatus: 'unknown' | 'known' | 'failed';
  /** The error message if loading failed; empty otherwise. */
  failure: string;
}

/** The parts of the store that favourites use. */
export interface FavouritesRoot {
  favourites: FavouritesState;
  session: SessionState;
}

const initialState: FavouritesState = { ids: [], loadStatus: 'unknown', failure: '' };

const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    favouritesRestored: (_favourites, { payload }: PayloadAction<readonly number[]>) => ({
      ids: [...payload],
      loadStatus: 'known',
      failure: '',
    }),
    favouritesFailed: (favourites, { payload: words }: PayloadAction<string>) => ({
      ...favourites,
      loadStatus: 'failed',
      failure: words,
    }),
    favouriteToggled: (favourites, { payload: id }: PayloadAction<number>) => {
      const others = favourites.ids.filter((other) => other !== id);
      favourites.ids = others.length < favourites.ids.length ? others : [id, ...others];
    },
    /** A change was refused: the listing returns to its earlier position, or is removed if it had none (-1). */
    favouritePutBack: (favourites, { payload: { id, at } }: PayloadAction<{ id: number; at: number }>) => {
      favourites.ids = favourites.ids.filter((other) => other !== id);
      if (at >= 0) favourites.ids.splice(at, 0, id);
    },
  },
  // an account's favourites must not show for the next person at this screen
  extraReducers: (build) => build.addCase(loggedOut, () => initialState),
  selectors: {
    selectFavourites: (favourites) => favourites.ids,
    selectIsFavourite: (favourites, id: number) => favourites.ids.includes(id),
    selectLoadStatus: (favourites) => favourites.loadStatus,
    selectFailure: (favourites) => favourites.failure,
  },
});

export const favouritesReducer = favouritesSlice.reducer;
export const { favouritesRestored, favouritesFailed, favouriteToggled, favouritePutBack } = favouritesSlice.actions;
export const { selectFavourites, selectIsFavourite, selectLoadStatus, selectFailure } = favouritesSlice.selectors;

/** The favourites need to be loaded again: after a change in another tab, a login, or Retry. */
export const favouritesAsked = createAction('favourites/favouritesAsked');
