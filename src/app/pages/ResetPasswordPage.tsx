import * as messages from '@messages/app/pages';
import { ResetForm } from '../features/auth/ResetForm';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';

/** `/reset-password`: the target of a password reset email's link. */
export function ResetPasswordPage() {
  return (
    <>
      <PageHead
        title={messages.aNewPassword}
        lead={messages.chooseAPasswordYouDoNot}
        trail={[{ name: messages.newPassword }]}
      />
      <Container>
        <ResetForm />
        <PageEnd />
      </Container>
    </>
  );
}
