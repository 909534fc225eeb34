import type { OfficePaymentDetail } from '@contract/officePayments';
import * as messages from '@messages/app/officePayments';
import { type ReactNode, useState } from 'react';
import type { To } from 'react-router-dom';
import styled from 'styled-components';
import { errorMessage, shownError } from '../../../api/apiError';
import { useCheckPaymentMutation, useGetOfficePaymentQuery } from '../../../api/endpoints/officePaymentsApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { color, font, size, space } from '../../../theme/tokens';
import { Soft, Stack } from '../../../ui/Layout';
import { Money, exactMoney } from '../../../ui/Money';
import { ownMoment } from '../../../ui/days';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { DetailHead, FactList } from '../../../ui/office/OfficePage';
import { OpenRow } from '../../../ui/office/OpenRow';
import { Status } from '../../../ui/office/Status';
import { attentionLabels, statusLabels, statusTones } from '../paymentLabels';
import { Documents, Items } from './PaymentParts';
import { PaymentTimeline } from './PaymentTimeline';
import { RefundDialog } from './RefundDialog';

/** One payment: what it needs, its money, what it bought, its documents and its history. */
export function PaymentPanel({ id, close }: { id: number; close: To }) {
  const { currentData, error, refetch } = useGetOfficePaymentQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <OpenRow
      label={messages.theOpenPayment}
      what={messages.thisPayment}
      close={close}
      closeLabel={messages.closeThisPayment}
      data={currentData}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      loading={messages.loadingThePayment}
      height="24rem"
      focusOn={String(id)}
    >
      {(payment) => <Shown payment={payment} />}
    </OpenRow>
  );
}

function Shown({ payment }: { payment: OfficePaymentDetail }) {
  const [asked, setAsked] = useState<number>();
  const { status, attention, action, refundable_in_paise: left } = payment;
  return (
    <Stack $gap={24}>
      <DetailHead>
        <h2>{payment.buyer.name}</h2>
        <Status tone={statusTones[status]}>{statusLabels[status]}</Status>
      </DetailHead>
      {attention && (
        <Needs aria-label={attentionLabels[attention].name}>
          <strong>{attentionLabels[attention].name}</strong>
          <p>{attentionLabels[attention].help}</p>
          {action?.kind === 'refund' && (
            <OfficeButton onClick={() => setAsked(action.amount_in_paise)}>
              {messages.refundAmount(exactMoney(action.amount_in_paise))}
            </OfficeButton>
          )}
          {action?.kind === 'check' && <Check payment={payment} />}
        </Needs>
      )}
      <PaymentFacts payment={payment} />
      <Items items={payment.items} />
      <Documents payment={payment} />
      {left > 0
        ? action?.kind !== 'refund' && (
            <div>
              <OfficeButton $kind="quiet" onClick={() => setAsked(left)}>
                {messages.refund}
              </OfficeButton>
            </div>
          )
        : payment.paid_in_paise > 0 && <Soft>{messages.nothingIsLeft}</Soft>}
      <PaymentTimeline steps={payment.timeline} />
      {asked !== undefined && <RefundDialog payment={payment} amount={asked} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}

/** Asks the provider again and grants what is missing. */
function Check({ payment: { id, version } }: { payment: OfficePaymentDetail }) {
  const [check, { isLoading }] = useCheckPaymentMutation();
  const dispatch = useAppDispatch();
  const run = () =>
    check({ id, version })
      .unwrap()
      .then(
        () => dispatch(toastAdded('good', messages.checked)),
        (refusal: unknown) => dispatch(toastAdded('bad', errorMessage(refusal))),
      );
  return (
    <OfficeButton disabled={isLoading} onClick={() => void run()}>
      {messages.check}
    </OfficeButton>
  );
}

function PaymentFacts({ payment }: { payment: OfficePaymentDetail }) {
  const { buyer, provider_page: page, completed_at: completed } = payment;
  const money = (amount: number) => amount > 0 && <Money amountInPaise={amount} />;
  const facts: [string, ReactNode][] = [
    [messages.paymentNumber(payment.id), payment.description],
    [messages.email, buyer.email && <a href={`mailto:${buyer.email}`}>{buyer.email}</a>],
    [messages.price, <Money amountInPaise={payment.amount_in_paise} />],
    [messages.paid, money(payment.paid_in_paise)],
    [messages.refundedAmount, money(payment.refunded_in_paise)],
    [messages.creditedToAnUpgrade, money(payment.upgrade_credit_in_paise)],
    [messages.underWay, money(payment.pending_in_paise)],
    [
      messages.method,
      payment.test ? [payment.method, messages.testPayment].filter(Boolean).join(', ') : payment.method,
    ],
    [messages.ordered, ownMoment(payment.created_at)],
    [messages.completedAt, completed && ownMoment(completed)],
    [messages.order, page ? <a href={page.url}>{payment.order}</a> : payment.order],
    [messages.paymentAtProvider, payment.provider_payment],
  ];
  return <FactList facts={facts} />;
}

const Needs = styled.section`
  display: grid;
  gap: ${space[8]};
  justify-items: start;
  padding: ${space[16]};
  border: 1px solid ${color.claret700};
  strong {
    font: 600 ${size[18]} / 1.3 ${font.display};
  }
`;
