import type { Me } from '@contract/auth';
import { limits } from '@contract/limits';
import * as messages from '@messages/app/profile';
import { type FormEvent, useState } from 'react';
import { shownError, fieldErrors } from '../../api/apiError';
import { formDraft } from '../../platform/formDraft';
import { useChangeMeMutation } from '../../api/endpoints/accountsApi';
import { useGetMeQuery } from '../../api/endpoints/sessionApi';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { Stack } from '../../ui/Layout';
import { PasswordField } from '../../ui/PasswordField';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { useCheckedForm } from '../../ui/useCheckedForm';
import { AvatarForm } from './AvatarForm';
import { EmailStatus } from './EmailStatus';
import { FormFrame } from './parts/FormFrame';
import { Outcome } from './parts/Outcome';

/** This account's picture, name, phone and email. Entries survive a reload and a login. */
export function ProfileForm() {
  const { data, error, refetch } = useGetMeQuery();
  return (
    <QueryView
      what={messages.yourProfile}
      data={data}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      skeleton={<Skeleton $height="22rem" role="status" />}
    >
      {(me) => (
        <Stack $gap={32}>
          <AvatarForm me={me} />
          <Fields key={me.id} me={me} />
        </Stack>
      )}
    </QueryView>
  );
}

const isAnotherAddress = (typed: string, { email }: Me) => typed.trim().toLowerCase() !== email.toLowerCase();

function Fields({ me }: { me: Me }) {
  const [change, { isLoading, isSuccess, error }] = useChangeMeMutation();
  const draft = `profile/${me.username}`;
  const [typed] = useState(() => ({ ...me, ...formDraft.read(draft) }));
  const [moves, setMoves] = useState(isAnotherAddress(typed.email, me));
  const { form, submit, errors } = useCheckedForm(
    { busy: isLoading, refusal: error, refused: fieldErrors(error) },
    (entered) => {
      const text = (name: string) => String(new FormData(entered).get(name) ?? '').trim();
      const secret = new FormData(entered).get('password');
      change({
        name: text('name'),
        phone: text('phone'),
        email: text('email'),
        ...(typeof secret === 'string' && { password: secret }),
      })
        .unwrap()
        .then(
          (saved) => {
            formDraft.forget(draft);
            const address = entered.elements.namedItem('email');
            // a new address takes effect once it is confirmed
            if (address instanceof HTMLInputElement) address.value = saved.email;
            setMoves(false);
          },
          () => undefined,
        );
    },
  );
  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const { password: _secret, ...fields } = Object.fromEntries(new FormData(currentTarget)) as Record<string, string>;
    setMoves(isAnotherAddress(fields.email ?? '', me));
    formDraft.keep(draft, fields);
  };
  return (
    <FormFrame ref={form} onInput={keep} onSubmit={submit} noValidate aria-busy={isLoading}>
      <TextField
        label={messages.username}
        value={me.username}
        readOnly
        autoComplete="username"
        help={messages.itCannotBeChanged}
      />
      <TextField
        label={messages.nameLabel}
        name="name"
        defaultValue={typed.name}
        optional
        autoComplete="name"
        maxLength={limits.displayName.max}
        help={messages.shownToOthers}
        error={errors.name}
      />
      <TextField
        label={messages.phoneNumber}
        name="phone"
        type="tel"
        defaultValue={typed.phone}
        optional
        autoComplete="tel"
        maxLength={limits.phone.max}
        error={errors.phone}
      />
      <TextField
        label={messages.emailAddress}
        name="email"
        type="email"
        defaultValue={typed.email}
        required
        autoComplete="email"
        maxLength={limits.email.max}
        help={messages.weSendEnquiriesHere}
        error={errors.email}
      />
      {moves && (
        <PasswordField
          label={messages.currentPassword}
          name="password"
          autoComplete="current-password"
          required
          help={messages.toChangeYourAddress}
          error={errors.password}
        />
      )}
      <EmailStatus me={me} />
      <Outcome error={error} done={isSuccess && messages.yourProfileIsSaved} />
      <Button type="submit" disabled={isLoading}>
        {isLoading ? messages.saving : messages.saveProfile}
      </Button>
    </FormFrame>
  );
}
