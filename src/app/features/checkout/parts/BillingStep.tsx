import type { BillingInfo } from '@contract/payments';
import * as messages from '@messages/app/checkout';
import styled from 'styled-components';
import { fieldErrors, errorMessage } from '../../../api/apiError';
import { useChangeBillingInfoMutation, useGetBillingInfoQuery } from '../../../api/endpoints/paymentsApi';
import { useGetMeQuery } from '../../../api/endpoints/sessionApi';
import { font, size, space } from '../../../theme/tokens';
import { BillingFields, readBilling } from '../../../ui/BillingFields';
import { Button } from '../../../ui/Button';
import { Soft } from '../../../ui/Layout';
import { Skeleton } from '../../../ui/Skeleton';
import { useCheckedForm } from '../../../ui/useCheckedForm';

interface BillingStepProps {
  onDone: () => void;
  onLeave: () => void;
}

/** Asks once, before the first payment, whom to address the invoice to. */
export function BillingStep({ onDone, onLeave }: BillingStepProps) {
  const stored = useGetBillingInfoQuery();
  const me = useGetMeQuery();
  if (stored.isLoading || me.isLoading) return <Skeleton $height="30rem" />;
  const name = stored.data?.name || me.data?.name;
  return <BillingForm info={{ ...stored.data, ...(name && { name }) }} onDone={onDone} onLeave={onLeave} />;
}

function BillingForm({ info, onDone, onLeave }: BillingStepProps & { info: Partial<BillingInfo> }) {
  const [change, { isLoading, error }] = useChangeBillingInfoMutation();
  const refused = fieldErrors(error);
  const { form, submit, errors } = useCheckedForm({ busy: isLoading, refusal: error, refused }, (entered) => {
    change(readBilling(entered))
      .unwrap()
      .then(onDone, () => undefined);
  });
  const failure = error && Object.keys(refused).length === 0 && errorMessage(error);
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-busy={isLoading} aria-labelledby="billing-step">
      <Title id="billing-step">{messages.whoIsTheInvoice}</Title>
      <Soft>{messages.weAskOnlyOnce}</Soft>
      <BillingFields info={info} errors={errors} failure={failure} />
      <Row>
        <Button type="submit" disabled={isLoading}>
          {isLoading ? messages.saving : messages.saveAndContinue}
        </Button>
        <Button $kind="quiet" onClick={onLeave}>
          {messages.notNow}
        </Button>
      </Row>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
`;
const Title = styled.h3`
  font: 600 ${size[22]} / 1.25 ${font.display};
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
