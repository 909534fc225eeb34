import { ResetForm } from '../features/auth/ResetForm';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';

/** `/reset-password`: the target of a password reset email's link. */
export function ResetPasswordPage() {
  return (
    <>
      <PageHead
        title="A new password"
        lead="Choose a password you do not use anywhere else."
        trail={[{ name: 'New password' }]}
      />
      <Container>
        <ResetForm />
        <PageEnd />
      </Container>
    </>
  );
}
