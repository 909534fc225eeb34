import * as messages from '@messages/app/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useInvalidFocus } from './useInvalidFocus';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  'validity' in element && 'required' in element && element.matches('input, textarea, select');

const emailWords = messages.emailWords;

/** The error of a control's own constraints; for a pattern, the message is in `data-wrong`. */
function wrongWith(control: Control): string | undefined {
  const { validity, value, dataset } = control;
  if (validity.badInput) return messages.enterANumber;
  if (control.required && value.trim() === '') return messages.thisFieldIsRequired;
  if (validity.typeMismatch) return emailWords;
  if (validity.patternMismatch) return dataset.wrong ?? messages.thisCannotBeRead;
  if (validity.rangeUnderflow && 'min' in control) return messages.mustBeAtLeast(control.min);
  if (validity.rangeOverflow && 'max' in control) return messages.mustBeAtMost(control.max);
  if (validity.stepMismatch) return messages.enterAWholeNumber;
  if (validity.tooShort && 'minLength' in control) return messages.useAtLeastCharacters(control.minLength);
  return undefined;
}

/** The errors of a form's own constraints by field name; empty if it is valid. */
export function wrongFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...form.elements].filter(isControl).flatMap((control) => {
      const words = control.name && wrongWith(control);
      return words ? [[control.name, words] as const] : [];
    }),
  );
}

interface Sending {
  busy: boolean;
  /** The error of the last submit; a new one moves the focus again. */
  refusal: unknown;
  /** The server's messages by field. */
  refused: Record<string, string>;
}

/**
 * Validates a form before it is submitted, shows the errors at the fields and focuses the first of them. While a
 * submit is pending, another one does nothing. Entries are never changed.
 */
export function useCheckedForm({ busy, refusal, refused }: Sending, send: (form: HTMLFormElement) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  useInvalidFocus(form, Object.keys(wrong).length > 0 ? wrong : undefined);
  // if the refused entry has been changed meanwhile, the focus stays
  useInvalidFocus(form, refusal);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const found = wrongFields(event.currentTarget);
    setWrong(found);
    if (Object.keys(found).length === 0) send(event.currentTarget);
  };
  return { form, submit, errors: { ...refused, ...wrong } };
}
