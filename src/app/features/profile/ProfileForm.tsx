import type { Me } from '@contract/auth';
import { limits } from '@contract/limits';
import { failureOf, fieldErrors } from '../../api/apiError';
import { useGetMeQuery } from '../../session/sessionApi';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { useCheckedForm } from '../../ui/useCheckedForm';
import { FormFrame } from './parts/FormFrame';
import { Outcome } from './parts/Outcome';
import { useChangeMeMutation } from './profileApi';

/** Name, phone and email of this account. */
export function ProfileForm() {
  const { data, error, refetch } = useGetMeQuery();
  return (
    <QueryView what="your profile" data={data} failure={failureOf(error)} onRetry={() => void refetch()} skeleton={<Skeleton $height="22rem" role="status" />}>
      {(me) => <Fields key={me.id} me={me} />}
    </QueryView>
  );
}

function Fields({ me }: { me: Me }) {
  const [change, { isLoading, isSuccess, error }] = useChangeMeMutation();
  const { form, submit, errors } = useCheckedForm({ busy: isLoading, refusal: error, refused: fieldErrors(error) }, (entered) => {
    const text = (name: string) => String(new FormData(entered).get(name) ?? '').trim();
    void change({ name: text('name'), phone: text('phone'), email: text('email') });
  });
  return (
    <FormFrame ref={form} onSubmit={submit} noValidate aria-busy={isLoading}>
      <TextField label="Username" value={me.username} readOnly autoComplete="username" help="It cannot be changed." />
      <TextField label="Name" name="name" defaultValue={me.name} optional autoComplete="name" maxLength={limits.name.max} error={errors.name} />
      <TextField label="Phone number" name="phone" type="tel" defaultValue={me.phone} optional autoComplete="tel" maxLength={limits.phone.max} error={errors.phone} />
      <TextField label="Email address" name="email" type="email" defaultValue={me.email} required autoComplete="email" maxLength={limits.email.max} error={errors.email} />
      <Outcome error={error} done={isSuccess && 'Your profile is saved.'} />
      <Button type="submit" disabled={isLoading}>{isLoading ? 'Saving…' : 'Save profile'}</Button>
    </FormFrame>
  );
}
