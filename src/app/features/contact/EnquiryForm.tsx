import type { NewEnquiry } from '@contract/enquiries';
import { limits } from '@contract/limits';
import * as messages from '@messages/app/contact';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { useMe } from '../../session/useMe';
import { color, font, size, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { TextArea, TextField } from '../../ui/Field';
import { useStepInView } from '../../ui/useStepInView';
import { useEnquiry } from './useEnquiry';

interface EnquiryFormProps {
  about: Pick<NewEnquiry, 'kind' | 'property' | 'service'>;
  /** The specification's Get in Touch form has two name fields; the one beside a listing has one. */
  names?: 'one' | 'two';
  /** The message's initial text. */
  message?: string;
  action?: string;
}

/** The enquiry form: contact details and a message, which a person answers. */
export function EnquiryForm({ about, names = 'one', message, action = messages.sendMessage }: EnquiryFormProps) {
  const { form, submit, again, sending, sent, errors, failure } = useEnquiry(about);
  // nothing is asked that the account knows
  const { name = '', email, phone } = useMe() ?? {};
  const [first, last] = inTwo(name);
  if (sent) return <Sent onAgain={again} />;
  return (
    // without scripts the server receives it, and answers with a page
    <Form ref={form} method="post" action="/send/enquiry" data-plain onSubmit={submit} noValidate aria-busy={sending}>
      {Object.entries(about).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {names === 'two' ? (
        <Pair>
          <TextField
            label={messages.firstName}
            name="first_name"
            autoComplete="given-name"
            defaultValue={first}
            required
            maxLength={60}
            error={errors.first_name ?? errors.name}
          />
          <TextField
            label={messages.lastName}
            name="last_name"
            autoComplete="family-name"
            defaultValue={last}
            required
            maxLength={60}
            error={errors.last_name}
          />
        </Pair>
      ) : (
        <TextField
          label={messages.nameLabel}
          name="name"
          autoComplete="name"
          defaultValue={name}
          required
          maxLength={limits.name.max}
          error={errors.name}
        />
      )}
      <Pair>
        <TextField
          label={messages.emailAddress}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          required
          maxLength={limits.email.max}
          error={errors.email}
        />
        <TextField
          label={messages.phoneNumber}
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={phone}
          optional
          maxLength={limits.phone.max}
          error={errors.phone}
        />
      </Pair>
      <TextArea
        label={messages.message}
        name="message"
        required
        maxLength={limits.message.max}
        defaultValue={message}
        error={errors.message}
      />
      {failure && <Failure role="alert">{messages.yourInputIsStillHere(failure)}</Failure>}
      <Button type="submit" disabled={sending}>
        {sending ? messages.sending : action}
      </Button>
    </Form>
  );
}

/** A name as first names and last name. */
const inTwo = (name: string) => [name.replace(/\s+\S+$/, ''), /\s(\S+)$/.exec(name)?.[1] ?? ''] as const;

function Sent({ onAgain }: { onAgain: () => void }) {
  const words = useStepInView<HTMLDivElement>('sent', { atFirst: true });
  return (
    <Thanks ref={words} tabIndex={-1} role="status">
      <CircleCheck size={32} strokeWidth={1.5} aria-hidden />
      <strong>{messages.thankYou}</strong>
      <p>{messages.weReplyWithinOneWorkingDay}</p>
      <Button $kind="quiet" onClick={onAgain}>
        {messages.sendAnotherMessage}
      </Button>
    </Thanks>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
  align-content: start;
  container-type: inline-size;
`;
const Pair = styled.div`
  display: grid;
  gap: ${space[16]};
  align-items: start;
  @container (min-width: 28rem) {
    grid-template-columns: 1fr 1fr;
  }
`;
const Failure = styled.p`
  color: ${color.claret700};
`;
const Thanks = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  padding: ${space[32]} 0;
  &:focus {
    outline: none;
  }
  strong {
    font: 600 ${size[22]} / 1.2 ${font.display};
  }
  svg {
    color: ${color.leaf700};
  }
`;
