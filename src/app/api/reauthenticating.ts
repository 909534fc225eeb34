import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiDeps, BaseRequest } from './api';
import { codeOf, statusOf } from './apiError';

const asksAgain = (error: unknown) => statusOf(error) === 403 && codeOf(error) === 'reauthenticate';

/**
 * Repeats a request once that the server refused because it wants to know again who this is. `prove` asks for it and
 * resolves to whether it was given; otherwise the refusal stands.
 */
export function reauthenticating(baseQuery: BaseRequest, prove: () => Promise<boolean>): BaseRequest {
  return async (ask, store, options) => {
    const response = await baseQuery(ask, store, options);
    if (!asksAgain(response.error) || !(await prove())) return response;
    return baseQuery(ask, store, options);
  };
}

/**
 * From now on, every request of this store that is refused so is answered by `prove`. Loaded after the first paint, so
 * that the first load does not carry it. Returns a function that ends it.
 */
export function reauthenticateWith(
  prove: () => Promise<boolean>,
): ThunkAction<() => void, unknown, ApiDeps, UnknownAction> {
  return (_dispatch, _getState, extra) => {
    const plain = extra.baseQuery;
    extra.baseQuery = reauthenticating(plain, prove);
    return () => {
      extra.baseQuery = plain;
    };
  };
}
