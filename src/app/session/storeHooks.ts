import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ApiDeps } from '../api/api';
import type { splashReducer } from '../flow/splashSlice';
import type { toastsReducer } from '../flow/toastsSlice';
import type { sessionReducer } from './sessionSlice';

/** The part of the store that every feature may read; the root's state extends it. */
export interface AppState {
  session: ReturnType<typeof sessionReducer>;
  toasts: ReturnType<typeof toastsReducer>;
  splash: ReturnType<typeof splashReducer>;
}

/** Takes actions and thunks, the thunks of RTK Query included. */
export type AppDispatch = ThunkDispatch<AppState, ApiDeps, UnknownAction>;
export type AppStore = { dispatch: AppDispatch } & Store<AppState, UnknownAction>;

/** `useDispatch` of this app's store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** `useSelector` over what every feature may read; a feature's own slice is read with plain `useSelector(selectX)`. */
export const useAppSelector = useSelector.withTypes<AppState>();
/** `useStore` of this app's store, for reading at the moment of an event. */
export const useAppStore = useStore.withTypes<AppStore>();
