import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ApiDeps } from '../api/api';
import type { splashReducer } from '../flow/splashSlice';
import type { toastsReducer } from '../flow/toastsSlice';
import type { sessionReducer } from './sessionSlice';

/** The part of the store that every feature may read; the root state extends it. */
export interface AppState {
  session: ReturnType<typeof sessionReducer>;
  toasts: ReturnType<typeof toastsReducer>;
  splash: ReturnType<typeof splashReducer>;
}

/** Accepts actions and thunks, including those of RTK Query. */
export type AppDispatch = ThunkDispatch<AppState, ApiDeps, UnknownAction>;
export type AppStore = { dispatch: AppDispatch } & Store<AppState, UnknownAction>;

/** `useDispatch` for this app's store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/**
 * `useSelector` over the state that every feature may read. A feature reads its own slice with plain
 * `useSelector(selectX)`.
 */
export const useAppSelector = useSelector.withTypes<AppState>();
/** `useStore` for this app's store, for event handlers. */
export const useAppStore = useStore.withTypes<AppStore>();
