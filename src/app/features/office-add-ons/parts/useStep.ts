import type { OfficeAddOnOrder, OfficeAddOnOrderChange } from '@contract/officeAddOnOrders';
import { useState } from 'react';
import { errorMessage, fieldErrors } from '../../../api/apiError';
import { useChangeAddOnOrderMutation } from '../../../api/endpoints/officeAddOnOrdersApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { formDraft } from '../../../platform/formDraft';
import { useAppDispatch } from '../../../session/storeHooks';

const draftOf = (id: number) => `office-add-on/${id}`;

/** A text that is kept in this tab until its step is made. */
export function useKept(id: number, field: string, saved = '') {
  const [text, setText] = useState(() => formDraft.read(draftOf(id))[field] ?? saved);
  const change = (next: string) => {
    setText(next);
    formDraft.keep(draftOf(id), { [field]: next });
  };
  return [text, change] as const;
}

/** Makes a step of an order with the version that is shown, and says that it is done. */
export function useStep({ id, version }: Pick<OfficeAddOnOrder, 'id' | 'version'>) {
  const [send, { isLoading, error }] = useChangeAddOnOrderMutation();
  const dispatch = useAppDispatch();
  const errors = fieldErrors(error);
  return {
    busy: isLoading,
    errors,
    /** Why it was refused, unless one of these fields says so. */
    failure: (fields: readonly string[]) =>
      error !== undefined && !fields.some((field) => errors[field])
        ? (Object.values(errors)[0] ?? errorMessage(error))
        : undefined,
    make: async (change: Omit<OfficeAddOnOrderChange, 'version'>, done: string): Promise<boolean> => {
      const { data } = await send({ id, version, ...change });
      if (!data) return false;
      formDraft.forget(draftOf(id));
      dispatch(toastAdded('good', done));
      return true;
    },
  };
}
