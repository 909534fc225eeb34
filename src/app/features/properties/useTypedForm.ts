import { type FormEvent, useCallback, useState } from 'react';
import { useCheckedForm } from '../../ui/useCheckedForm';
import { readEntry, sendable } from './propertyFormFields';
import type { FormRef } from './usePropertyForm';

interface Standing {
  standing: string;
  refusal: unknown;
  /** The server's messages by field. */
  fields: Record<string, string>;
  marksFeatured: boolean;
}

/** The form's own fields, told to the machine as they are typed; sent only when nothing is wrong, or else the first wrong one has the focus. */
export function useTypedForm(machine: FormRef, { standing, refusal, fields, marksFeatured }: Standing) {
  const [unfit, setUnfit] = useState<Record<string, string>>();
  const tell = useCallback((form: HTMLFormElement) => {
    const typed = readEntry(new FormData(form), marksFeatured);
    const entry = sendable(typed, machine.getSnapshot().context.stored);
    machine.send({ type: 'TYPED', typed, entry });
    return Object.keys(typed).filter((field) => typed[field] !== entry[field]);
  }, [machine, marksFeatured]);
  const told = standing === 'refused' || standing === 'unsaved';
  const { form, submit, errors } = useCheckedForm({ busy: ['storing', 'waiting', 'publishing'].includes(standing), refusal: unfit ?? (standing === 'refused' ? refusal : undefined), refused: { ...(told && fields), ...unfit } }, (element) => {
    const wrong = tell(element);
    setUnfit(wrong.length > 0 ? Object.fromEntries(wrong.map((field) => [field, 'This cannot be stored. Please write it another way.'])) : undefined);
    if (wrong.length === 0) machine.send({ type: 'SUBMITTED' });
  });
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    setUnfit(undefined);
    tell(currentTarget);
  };
  return { form, submit, onInput, errors };
}
