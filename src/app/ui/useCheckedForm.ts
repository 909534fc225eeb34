import { type FormEvent, useEffect, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  'validity' in element && 'required' in element && element.matches('input, textarea, select');

const emailWords = 'Enter an email address, such as name@example.com.';

/** What is wrong with a control by its own limits, in words; a pattern's words stand in `data-wrong`. */
function wrongWith(control: Control): string | undefined {
  const { validity, value, dataset } = control;
  if (validity.badInput) return 'Enter a number.';
  if (control.required && value.trim() === '') return 'This field is required.';
  if (validity.typeMismatch) return emailWords;
  if (validity.patternMismatch) return dataset.wrong ?? 'This cannot be read.';
  if (validity.rangeUnderflow && 'min' in control) return `Must be at least ${control.min}.`;
  if (validity.rangeOverflow && 'max' in control) return `Must be at most ${control.max}.`;
  if (validity.stepMismatch) return 'Enter a whole number.';
  if (validity.tooShort && 'minLength' in control) return `Use at least ${control.minLength} characters.`;
  return undefined;
}

/** What is wrong with a form by its fields' own limits, in words by field name; empty when it may be sent. */
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
  /** What the last sending failed with; a new one moves the focus again. */
  refusal: unknown;
  /** The server's messages by field. */
  refused: Record<string, string>;
}

/**
 * A form that checks itself before it is sent, tells what is wrong beside the fields and leads the focus to the first of them.
 * While it is being sent a second submit does nothing; what was typed is never touched.
 */
export function useCheckedForm({ busy, refusal, refused }: Sending, send: (form: HTMLFormElement) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  useEffect(() => {
    // a refusal that was typed over leaves the focus where it is
    if (refusal === undefined && Object.keys(wrong).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong, refusal]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const found = wrongFields(event.currentTarget);
    setWrong(found);
    if (Object.keys(found).length === 0) send(event.currentTarget);
  };
  return { form, submit, errors: { ...refused, ...wrong } };
}
