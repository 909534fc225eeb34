import type { BillingInfo } from '@contract/payments';
import * as messages from '@messages/app/payments';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Soft, Stack } from '../../../ui/Layout';
import { Skeleton } from '../../../ui/Skeleton';

const BillingForm = lazy(() =>
  import(/* webpackChunkName: "billing-form" */ './BillingForm').then((module) => ({ default: module.BillingForm })),
);

/** The billing details for invoices, with a form to change them. */
export function BillingSection({ info }: { info: BillingInfo | null }) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const left = useRef(false);
  useEffect(() => {
    // the form's button is gone, so the focus returns to the button that opened the form
    if (!editing && left.current) edit.current?.focus();
    left.current = editing;
  }, [editing]);
  if (editing)
    return (
      <Suspense fallback={<Skeleton $height="30rem" />}>
        <BillingForm info={info} onDone={() => setEditing(false)} />
      </Suspense>
    );
  return (
    <Stack $gap={24}>
      {info ? <BillingDetails info={info} /> : <Soft>{messages.noBillingInfoFound}</Soft>}
      <div>
        <Button ref={edit} $kind="quiet" onClick={() => setEditing(true)}>
          {info ? messages.changeBillingInfo : messages.addBillingInfo}
        </Button>
      </div>
    </Stack>
  );
}

function BillingDetails({ info: { name, address, city, state, zip, country, gstin } }: { info: BillingInfo }) {
  const rows = [
    [messages.nameLabel, name],
    [messages.address, address],
    [messages.city, city],
    [messages.state, state],
    [messages.pinCode, zip],
    [messages.country, country],
    ['GSTIN', gstin],
  ] as const;
  return (
    <Facts>
      {rows.map(
        ([what, value]) =>
          value && (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${space[16]} ${space[32]};
  dt {
    color: ${color.ink500};
    font-size: ${size[14]};
  }
  dd {
    white-space: pre-line;
  }
`;
