import type { BillingInfo } from '@contract/payments';
import * as messages from '@messages/app/payments';
import styled from 'styled-components';
import { fieldErrors, errorMessage } from '../../../api/apiError';
import { useChangeBillingInfoMutation } from '../../../api/endpoints/paymentsApi';
import { space } from '../../../theme/tokens';
import { BillingFields, readBilling } from '../../../ui/BillingFields';
import { Button } from '../../../ui/Button';
import { useCheckedForm } from '../../../ui/useCheckedForm';

export function BillingForm({ info, onDone }: { info: BillingInfo | null; onDone: () => void }) {
  const [change, { isLoading, error }] = useChangeBillingInfoMutation();
  const refused = fieldErrors(error);
  const { form, submit, errors } = useCheckedForm({ busy: isLoading, refusal: error, refused }, (entered) => {
    change(readBilling(entered))
      .unwrap()
      .then(onDone, () => undefined);
  });
  const failure = error && Object.keys(refused).length === 0 && errorMessage(error);
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-busy={isLoading}>
      <BillingFields info={info} errors={errors} failure={failure} />
      <Row>
        <Button type="submit" disabled={isLoading}>
          {isLoading ? messages.saving : messages.saveBillingInfo}
        </Button>
        <Button $kind="quiet" onClick={onDone}>
          {messages.cancel}
        </Button>
      </Row>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
  max-width: 40rem;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
