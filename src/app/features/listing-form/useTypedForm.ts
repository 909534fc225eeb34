import { useSelector } from '@xstate/react';
import { type FocusEvent, type FormEvent, useCallback, useMemo } from 'react';
import { useCheckedForm } from '../../ui/useCheckedForm';
import { readEntry, readableEntries, unreadableEntries } from './propertyFormFields';
import type { FormRef } from './usePropertyForm';
import { useSettled } from './useSettled';

interface TypedFormState {
  formStatus: string;
  refusal: unknown;
  /** The server's messages by field. */
  fields: Record<string, string>;
  marksFeatured: boolean;
}

/** Focuses the first of the named fields, in document order. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const first = [...form.elements].find((element) => names.includes((element as HTMLInputElement).name));
  (first as HTMLElement | undefined)?.focus();
}

/**
 * Sends the form's fields to the machine as they are typed. An invalid value is flagged once typing pauses or the focus
 * leaves; the form is submitted only if everything is valid, otherwise the first invalid field gets the focus.
 */
export function useTypedForm(machine: FormRef, { formStatus, refusal, fields, marksFeatured }: TypedFormState) {
  const typed = useSelector(machine, ({ context }) => context.typed);
  const problems = useMemo(() => unreadableEntries(typed), [typed]);
  const { isSettled, settle, unsettle } = useSettled();
  const report = useCallback(
    (form: HTMLFormElement) => {
      const read = readEntry(new FormData(form), marksFeatured);
      machine.send({ type: 'TYPED', typed: read, entry: readableEntries(read, machine.getSnapshot().context.stored) });
      return Object.keys(unreadableEntries(read));
    },
    [machine, marksFeatured],
  );
  const wasSent = formStatus === 'refused' || formStatus === 'unsaved';
  const sending = {
    busy: ['storing', 'waiting', 'publishing'].includes(formStatus),
    refusal: formStatus === 'refused' ? refusal : undefined,
    refused: { ...(wasSent && fields), ...(isSettled && problems) },
  };
  const { form, submit, errors } = useCheckedForm(sending, (element) => {
    const wrong = report(element);
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
      report(currentTarget);
    },
    // an error line that appears while a button is pressed would move the button away from the pointer
    onBlur: ({ relatedTarget }: FocusEvent<HTMLFormElement>) => {
      if (relatedTarget?.matches('input, textarea, select')) settle();
    },
  };
}
