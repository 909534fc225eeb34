import { useState } from 'react';
import { formDraft } from '../../platform/formDraft';

type Values = Readonly<Record<string, string>>;

/** The fields of a form, kept in this tab under the name `draft` until they are saved. */
export function useDraftFields<Names extends Values>(draft: string, saved: Names) {
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
