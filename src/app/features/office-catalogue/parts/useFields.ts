import { useState } from 'react';
import { errorMessage, fieldErrors } from '../../../api/apiError';
import { toastAdded } from '../../../flow/toastsSlice';
import { formDraft } from '../../../platform/formDraft';
import { useAppDispatch } from '../../../session/storeHooks';

type Values = Readonly<Record<string, string>>;

/** The fields of a form, kept in this tab until they are saved. */
export function useFields<Names extends Values>(draft: string, saved: Names) {
  const [values, setValues] = useState<Names>(() => ({ ...saved, ...formDraft.read(draft) }));
  return {
    values,
    isChanged: Object.keys(saved).some((name) => values[name] !== saved[name]),
    set: (name: keyof Names & string, value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      formDraft.keep(draft, { [name]: value });
    },
    reset: (next: Names) => {
      formDraft.forget(draft);
      setValues(next);
    },
  };
}

/** Why a change was refused, by field and otherwise. */
export function refusalOf(error: unknown, fields: readonly string[]) {
  const errors = fieldErrors(error);
  const named = fields.some((field) => errors[field]);
  return {
    errors,
    failure: error !== undefined && !named ? (Object.values(errors)[0] ?? errorMessage(error)) : undefined,
  };
}

/** Says that something is done. */
export function useSaid() {
  const dispatch = useAppDispatch();
  return (words: string) => dispatch(toastAdded('good', words));
}
