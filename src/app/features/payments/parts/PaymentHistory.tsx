import type { Payment } from '@contract/payments';
import * as messages from '@messages/app/payments';
import { useEffect, useState } from 'react';
import { Ban, CircleCheck, CircleX, Clock, Download, RotateCcw } from 'lucide-react';
import styled from 'styled-components';
import { errorMessage } from '../../../api/apiError';
import { toastAdded } from '../../../flow/toastsSlice';
import { saveFile } from '../../../platform/saveFile';
import { color, font, from, size, space } from '../../../theme/tokens';
import { Button, ButtonLink } from '../../../ui/Button';
import { ownDay } from '../../../ui/days';
import { Money, toPaise } from '../../../ui/Money';
import { Notice } from '../../../ui/Notice';
import { amountDifferences, statusLabels } from '../paymentLabels';
import { useSaveCreditNoteMutation, useSaveInvoiceMutation } from '../../../api/endpoints/paymentsApi';
import { useAppDispatch } from '../../../session/storeHooks';

const icons = { completed: CircleCheck, pending: Clock, failed: CircleX, expired: Ban, refunded: RotateCcw } as const;
const payable = new Set<Payment['status']>(['pending', 'failed']);
/** An unpaid meeting needs a new slot. */
const lapsing = new Set<Payment['status']>(['pending', 'failed', 'expired']);
const tones = { good: color.leaf700, waiting: color.amber700, bad: color.claret700, plain: color.ink500 } as const;

type OnPay = ((payment: Payment) => void) | undefined;

/** All payments, newest first. */
export function PaymentHistory({ payments, onPay }: { payments: readonly Payment[]; onPay: OnPay }) {
  if (payments.length === 0)
    return <Notice title={messages.noPaymentHistoryFound}>{messages.whatYouBuyAppearsHere}</Notice>;
  return (
    <>
      <List>
        {payments.map((payment) => (
          <Line key={payment.id} payment={payment} onPay={onPay} />
        ))}
      </List>
      <CsvButton payments={payments} />
    </>
  );
}

function CsvButton({ payments }: { payments: readonly Payment[] }) {
  const dispatch = useAppDispatch();
  const save = () => {
    import(/* webpackChunkName: "payments-csv" */ '../paymentsCsv').then(
      ({ paymentsCsv }) =>
        saveFile(new Blob([paymentsCsv(payments)], { type: 'text/csv;charset=utf-8' }), 'payments.csv'),
      () => dispatch(toastAdded('bad', messages.weCouldNotCreateTheFile)),
    );
  };
  return (
    <Foot>
      <Button $kind="quiet" onClick={save}>
        <Download size={18} strokeWidth={1.5} aria-hidden /> {messages.downloadAsCsv}
      </Button>
    </Foot>
  );
}

function Line({ payment, onPay }: { payment: Payment; onPay: OnPay }) {
  const { id, description, status, amount, date, method, invoice, credit_notes: notes } = payment;
  const lapsed = useLapsed(payment);
  const { words, tone } = statusLabels[status] ?? { words: status, tone: 'plain' };
  const Icon = icons[status] ?? Ban;
  return (
    <li>
      <What>
        <strong>{description}</strong>
        <span>{[ownDay(date), method].filter(Boolean).join(' · ')}</span>
      </What>
      <Status $tone={tones[tone]}>
        <Icon size={18} strokeWidth={1.5} aria-hidden />
        {words}
      </Status>
      <Amount>
        <Money amountInPaise={toPaise(amount)} />
        {amountDifferences(payment).map((words) => (
          <small key={words}>{words}</small>
        ))}
      </Amount>
      <Papers>
        {invoice && <InvoiceButton id={id} name={messages.invoiceFor(description, ownDay(date))} />}
        {notes.map((note) => (
          <CreditNoteButton key={note.refund} id={id} note={note} />
        ))}
        {lapsed
          ? lapsing.has(status) && (
              <ButtonLink to="/contact#meeting" $kind="quiet" aria-label={messages.chooseANewTime(description)}>
                {messages.chooseANewTimeLabel}
              </ButtonLink>
            )
          : payable.has(status) &&
            onPay && (
              <Button
                $kind="quiet"
                onClick={() => onPay(payment)}
                aria-label={messages.payDescriptionDay(description, ownDay(date))}
              >
                {messages.payNow}
              </Button>
            )}
      </Papers>
    </li>
  );
}

/** Whether a payment's meeting slot is no longer held; updates while the page is open. */
function useLapsed({ held_for: seconds }: Pick<Payment, 'held_for'>): boolean {
  const [lapsed, setLapsed] = useState(seconds === 0);
  useEffect(() => {
    setLapsed(seconds === 0);
    if (!seconds) return;
    const timer = setTimeout(() => setLapsed(true), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return lapsed;
}

function InvoiceButton({ id, name }: { id: number; name: string }) {
  const [save, { isLoading }] = useSaveInvoiceMutation();
  const dispatch = useAppDispatch();
  const fetchIt = () => {
    save(id)
      .unwrap()
      .catch((refusal: unknown) =>
        dispatch(toastAdded('bad', messages.weCouldNotDownloadTheInvoice(errorMessage(refusal)))),
      );
  };
  return (
    <Button $kind="quiet" onClick={fetchIt} disabled={isLoading} aria-label={name}>
      <Download size={18} strokeWidth={1.5} aria-hidden /> {isLoading ? messages.fetching : messages.invoice}
    </Button>
  );
}

function CreditNoteButton({ id, note }: { id: number; note: Payment['credit_notes'][number] }) {
  const [save, { isLoading }] = useSaveCreditNoteMutation();
  const dispatch = useAppDispatch();
  const fetchIt = () => {
    save({ id, refund: note.refund, name: note.name })
      .unwrap()
      .catch((refusal: unknown) =>
        dispatch(toastAdded('bad', messages.weCouldNotDownloadTheCreditNote(errorMessage(refusal)))),
      );
  };
  return (
    <Button $kind="quiet" onClick={fetchIt} disabled={isLoading} aria-label={messages.creditNoteName(note.name)}>
      <Download size={18} strokeWidth={1.5} aria-hidden /> {isLoading ? messages.fetching : messages.creditNote}
    </Button>
  );
}

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[8]} ${space[16]};
    align-items: center;
    padding: ${space[16]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
  li:last-child {
    border-bottom: 0;
  }
  ${from.tablet} {
    li {
      grid-template-columns: minmax(0, 1fr) 8rem 9rem 9rem;
      gap: ${space[24]};
      min-height: 4.5rem;
    }
  }
`;
const Foot = styled.div`
  padding-top: ${space[24]};
  @media print {
    display: none;
  }
`;
const What = styled.div`
  display: grid;
  min-width: 0;
  grid-column: 1 / -1;
  strong {
    font-weight: 500;
  }
  span {
    font-size: ${size[14]};
    color: ${color.ink500};
  }
  ${from.tablet} {
    grid-column: auto;
  }
`;
const Status = styled.span<{ $tone: string }>`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  color: ${({ $tone }) => $tone};
  svg {
    flex: none;
  }
`;
const Amount = styled.span`
  font: 600 ${size[22]} / 1.3 ${font.display};
  font-variant-numeric: tabular-nums lining-nums;
  text-align: right;
  small {
    display: block;
    font: 400 ${size[14]} / 1.4 ${font.site};
    color: ${color.ink500};
  }
`;
const Papers = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  &:empty {
    display: none;
  }
  ${from.tablet} {
    grid-column: auto;
    justify-content: end;
    &:empty {
      display: flex;
    }
  }
`;
