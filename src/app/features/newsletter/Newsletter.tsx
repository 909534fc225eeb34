import { limits } from '@contract/limits';
import * as messages from '@messages/app/newsletter';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { fieldErrors, errorMessage } from '../../api/apiError';
import { useMe } from '../../session/useMe';
import { color, from, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { Container, Display2, Overline, Section, Stack } from '../../ui/Layout';
import { useCheckedForm } from '../../ui/useCheckedForm';
import { useSubscribeMutation } from '../../api/endpoints/newsletterApi';

/** Subscribes an email address; we then email a confirmation link. */
export function Newsletter() {
  return (
    <Section $tone="sand" aria-labelledby="newsletter">
      <Container>
        <Columns>
          <Stack $gap={12}>
            <Overline>{messages.newsletter}</Overline>
            <Display2 id="newsletter">{messages.ourNewsletter}</Display2>
            <p>{messages.whatWeSend}</p>
          </Stack>
          <SubscribeForm />
        </Columns>
      </Container>
    </Section>
  );
}

function SubscribeForm() {
  const [subscribe, { data, error, isLoading }] = useSubscribeMutation();
  const refused = fieldErrors(error);
  const { form, submit, errors } = useCheckedForm(
    { busy: isLoading, refusal: error, refused },
    (sent) => void subscribe({ email: String(new FormData(sent).get('email')).trim() }),
  );
  const me = useMe();
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // the focused field is gone
    if (data) done.current?.focus();
  }, [data]);
  if (data)
    return (
      <Done role="status" ref={done} tabIndex={-1}>
        <CircleCheck size={24} strokeWidth={1.5} aria-hidden />
        {data.detail}
      </Done>
    );
  return (
    // without scripts the server receives it, and answers with a page
    <Form
      ref={form}
      method="post"
      action="/send/newsletter"
      data-plain
      onSubmit={submit}
      noValidate
      aria-busy={isLoading}
    >
      <TextField
        label={messages.emailAddress}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={me?.email}
        required
        maxLength={limits.email.max}
        error={errors.email}
      />
      <Button type="submit" disabled={isLoading}>
        {isLoading ? messages.sending : messages.subscribe}
      </Button>
      {error && Object.keys(refused).length === 0 && (
        <Failure role="alert">{messages.yourAddressIsStillHere(errorMessage(error))}</Failure>
      )}
    </Form>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[32]};
  align-items: center;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[64]};
  }
`;
const Form = styled.form`
  display: grid;
  gap: ${space[12]};
  align-items: start;
  ${from.phone} {
    grid-template-columns: 1fr auto;
    > button {
      margin-top: 1.65rem;
    }
  }
`;
const Failure = styled.p`
  grid-column: 1 / -1;
  color: ${color.claret700};
`;
const Done = styled.p`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  svg {
    flex: none;
    color: ${color.leaf700};
  }
`;
