import type { NewEnquiry } from '@contract/enquiries';
import * as messages from '@messages/app/contact';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldErrors, errorMessage } from '../../api/apiError';
import { newClientId } from '../../platform/viewer';
import { useCreateEnquiryMutation } from '../../api/endpoints/enquiriesApi';

type About = Pick<NewEnquiry, 'kind' | 'property' | 'service'>;

const required = messages.required;

function blanks(form: HTMLFormElement): Record<string, string> {
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement => 'required' in field && Boolean(field.required),
  );
  return Object.fromEntries(fields.filter(({ value }) => value.trim() === '').map(({ name }) => [name, required]));
}

function toEnquiry(form: HTMLFormElement, about: About, clientId: string): NewEnquiry {
  const text = (name: string) => String(new FormData(form).get(name) ?? '').trim();
  const name = text('name') || [text('first_name'), text('last_name')].filter(Boolean).join(' ');
  return { ...about, name, email: text('email'), phone: text('phone'), message: text('message'), client_id: clientId };
}

/**
 * Submits an enquiry form. Entries stay until they are stored; a refused field gets the focus and its message.
 * Submitting again after a lost connection stores nothing twice.
 */
export function useEnquiry(about: About) {
  const [create, { isLoading, error, isSuccess, reset }] = useCreateEnquiryMutation();
  const [missing, setMissing] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const clientId = useRef<string>(undefined);
  const errors = { ...fieldErrors(error), ...missing };
  const firstWrong = Object.keys(errors).join();

  useEffect(() => {
    const wrong = firstWrong && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
  }, [firstWrong, error]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = blanks(event.currentTarget);
    setMissing(empty);
    if (isLoading || Object.keys(empty).length > 0) return;
    clientId.current ??= newClientId();
    void create(toEnquiry(event.currentTarget, about, clientId.current));
  };
  const again = () => {
    clientId.current = undefined;
    reset();
  };
  const failure = error && Object.keys(fieldErrors(error)).length === 0 ? errorMessage(error) : undefined;
  return { form, submit, again, sending: isLoading, sent: isSuccess, errors, failure };
}
