import { useSelector } from '@xstate/react';
import { type FormEvent, useCallback, useMemo } from 'react';
import { useCheckedForm } from '../../ui/useCheckedForm';
import { readEntry, readableEntries, unreadableEntries } from './propertyFormFields';
import type { FormRef } from './usePropertyForm';
import { useSettled } from './useSettled';

interface Standing {
  standing: string;
  refusal: unknown;
  /** The server's messages by field. */
  fields: Record<string, string>;
  marksFeatured: boolean;
}

/** Leads to the first field, as the page shows them, of those with these names. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const first = [...form.elements].find((element) => names.includes((element as HTMLInputElement).name));
  (first as HTMLElement | undefined)?.focus();
}

/**
 * The form's own fields, told to the machine as they are typed. What cannot be read is said at its field once its writer pauses or goes
 * on; the form is sent only when nothing is wrong, or else the first wrong field has the focus.
 */
export function useTypedForm(machine: FormRef, { standing, refusal, fields, marksFeatured }: Standing) {
  const typed = useSelector(machine, ({ context }) => context.typed);
  const problems = useMemo(() => unreadableEntries(typed), [typed]);
  const { isSettled, settle, unsettle } = useSettled();
  const tell = useCallback(
    (form: HTMLFormElement) => {
      const read = readEntry(new FormData(form), marksFeatured);
      machine.send({ type: 'TYPED', typed: read, entry: readableEntries(read, machine.getSnapshot().context.stored) });
      return Object.keys(unreadableEntries(read));
    },
    [machine, marksFeatured],
  );
  const told = standing === 'refused' || standing === 'unsaved';
  const sending = {
    busy: ['storing', 'waiting', 'publishing'].includes(standing),
    refusal: standing === 'refused' ? refusal : undefined,
    refused: { ...(told && fields), ...(isSettled && problems) },
  };
  const { form, submit, errors } = useCheckedForm(sending, (element) => {
    const wrong = tell(element);
    if (wrong.length > 0) focusFirst(element, wrong);
    else machine.send({ type: 'SUBMITTED' });
  });
  return {
    form,
    typed,
    isSettled,
    errors,
    submit: (event: FormEvent<HTMLFormElement>) => {
      settle();
      submit(event);
    },
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      unsettle();
      tell(currentTarget);
    },
    onBlur: settle,
  };
}
