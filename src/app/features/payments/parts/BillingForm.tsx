import type { BillingInfo } from '@contract/payments';
import { limits } from '@contract/limits';
import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { fieldErrors, wordsOf } from '../../../api/apiError';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { TextArea, TextField } from '../../../ui/Field';
import { useCheckedForm } from '../../../ui/useCheckedForm';
import { useChangeBillingInfoMutation } from '../paymentsApi';

/** As the contract bounds them, in characters. */
const most = { address: 400, place: 80, zip: 12 } as const;

function readBilling(form: HTMLFormElement): BillingInfo {
  const text = (name: keyof BillingInfo) => String(new FormData(form).get(name) ?? '').trim();
  return { name: text('name'), address: text('address'), city: text('city'), state: text('state'), zip: text('zip'), country: text('country'), gstin: text('gstin').replace(/\s/g, '').toUpperCase() };
}

/** Sets whom invoices are made out to. */
export function BillingForm({ info, onDone }: { info: BillingInfo | null; onDone: () => void }) {
  const [change, { isLoading, error }] = useChangeBillingInfoMutation();
  const refused = fieldErrors(error);
  const { form, submit, errors } = useCheckedForm({ busy: isLoading, refusal: error, refused }, (entered) => {
    change(readBilling(entered)).unwrap().then(onDone, () => undefined);
  });
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-busy={isLoading}>
      <TextField label="Name or company" name="name" required autoComplete="billing name" maxLength={limits.name.max} defaultValue={info?.name} error={errors.name} autoFocus />
      <TextArea label="Address" name="address" required rows={3} autoComplete="billing street-address" maxLength={most.address} defaultValue={info?.address} error={errors.address} />
      <Pair>
        <TextField label="City" name="city" required autoComplete="billing address-level2" maxLength={most.place} defaultValue={info?.city} error={errors.city} />
        <TextField label="State" name="state" optional autoComplete="billing address-level1" maxLength={most.place} defaultValue={info?.state} error={errors.state} />
        <TextField label="PIN code" name="zip" optional autoComplete="billing postal-code" maxLength={most.zip} defaultValue={info?.zip} error={errors.zip} />
        <TextField label="Country" name="country" required autoComplete="billing country-name" maxLength={most.place} defaultValue={info?.country ?? 'India'} error={errors.country} />
      </Pair>
      <TextField label="GSTIN" name="gstin" optional autoCapitalize="characters" spellCheck={false} maxLength={20} help="For companies: 15 characters, such as 23ABCDE1234F1Z5. It is printed on your invoices." defaultValue={info?.gstin} error={errors.gstin} />
      {error && Object.keys(refused).length === 0 && <Failure role="alert"><CircleAlert size={18} strokeWidth={1.5} aria-hidden />{wordsOf(error)} What you typed is still here.</Failure>}
      <Row><Button type="submit" disabled={isLoading}>{isLoading ? 'Saving…' : 'Save billing info'}</Button><Button $kind="quiet" onClick={onDone}>Cancel</Button></Row>
    </Form>
  );
}

const Form = styled.form`display: grid; gap: ${space[16]}; max-width: 40rem;`;
const Pair = styled.div`display: grid; gap: ${space[16]}; align-items: start; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));`;
const Row = styled.div`display: flex; flex-wrap: wrap; gap: ${space[12]};`;
const Failure = styled.p`display: flex; gap: ${space[8]}; align-items: center; color: ${color.claret700}; svg { flex: none; }`;
