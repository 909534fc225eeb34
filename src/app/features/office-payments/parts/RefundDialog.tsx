import type { OfficePaymentDetail, RefundPreview } from '@contract/officePayments';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/officePayments';
import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { errorMessage, shownError } from '../../../api/apiError';
import { usePreviewRefundQuery } from '../../../api/endpoints/officePaymentsApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { DialogBox, DialogTitle } from '../../../ui/DialogBox';
import { TextArea, TextField } from '../../../ui/Field';
import { exactMoney } from '../../../ui/Money';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { ownDay, ownMoment } from '../../../ui/days';
import { useModal } from '../../../ui/useModal';
import { editableRupees, typedPaise } from '../paymentLabels';
import { useRefund } from '../useRefund';

interface RefundDialogProps {
  payment: OfficePaymentDetail;
  /** The proposed amount. */
  amount: number;
  onClose: () => void;
}

/** Refunds a payment: the amount and a reason, then what it ends, then the confirmation. */
export function RefundDialog({ payment, amount, onClose }: RefundDialogProps) {
  const id = useId();
  const dialog = useModal();
  const dispatch = useAppDispatch();
  const [fields, setFields] = useState({ amount: editableRupees(amount), reason: '' });
  const refund = useRefund(payment.id, (after) => {
    if (after) dispatch(toastAdded(...outcomeOf(after)));
    onClose();
  });
  const isBusy = refund.state === 'sending';
  return (
    <DialogBox
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) refund.close();
      }}
    >
      {refund.state === 'entering' && (
        <Entering titleId={id} payment={payment} fields={fields} onChange={setFields} refund={refund} />
      )}
      {(refund.state === 'reviewing' || isBusy) && <Reviewing titleId={id} payment={payment} refund={refund} />}
      {refund.state === 'unanswered' && <Unanswered titleId={id} refund={refund} />}
    </DialogBox>
  );
}

/** How the last refund of a payment went. */
function outcomeOf({ refunds }: OfficePaymentDetail): [tone: 'good' | 'bad', words: string] {
  const last = refunds.at(-1);
  const sum = exactMoney(last?.amount_in_paise ?? 0);
  if (last?.status === 'failed') return ['bad', messages.refundRefused(last.failure)];
  return ['good', last?.status === 'pending' ? messages.refundRequested(sum) : messages.refundMade(sum)];
}

type Refund = ReturnType<typeof useRefund>;
interface Fields {
  amount: string;
  reason: string;
}

interface EnteringProps {
  titleId: string;
  payment: OfficePaymentDetail;
  fields: Fields;
  onChange: (fields: Fields) => void;
  refund: Refund;
}

function Entering({ titleId, payment, fields, onChange, refund }: EnteringProps) {
  const [isTried, setTried] = useState(false);
  const left = payment.refundable_in_paise;
  const typed = typedPaise(fields.amount) ?? 0;
  const errors = {
    amount: typed < 100 || typed > left ? messages.enterAnAmount(exactMoney(left)) : undefined,
    reason: fields.reason.trim() === '' ? messages.enterAReason : undefined,
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = errors.amount ? 'amount' : errors.reason ? 'reason' : undefined;
    if (!wrong) return refund.review(typed, fields.reason.trim());
    const field = event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <Form noValidate onSubmit={submit}>
      <DialogTitle id={titleId}>{messages.refundTitle}</DialogTitle>
      <TextField
        label={messages.amountInRupees}
        name="amount"
        inputMode="decimal"
        autoFocus
        value={fields.amount}
        help={messages.upTo(exactMoney(left))}
        error={isTried ? errors.amount : undefined}
        onChange={({ currentTarget: { value } }) => onChange({ ...fields, amount: value })}
      />
      <TextArea
        label={messages.reason}
        name="reason"
        rows={2}
        maxLength={officeLimits.reason.max}
        value={fields.reason}
        help={messages.reasonHelp}
        error={isTried ? errors.reason : undefined}
        onChange={({ currentTarget: { value } }) => onChange({ ...fields, reason: value })}
      />
      {refund.failure !== undefined && <p role="alert">{errorMessage(refund.failure)}</p>}
      <Actions>
        <Button $kind="quiet" type="button" onClick={refund.close}>
          {messages.cancel}
        </Button>
        <Button type="submit">{messages.next}</Button>
      </Actions>
    </Form>
  );
}

function Reviewing({ titleId, payment, refund }: { titleId: string; payment: OfficePaymentDetail; refund: Refund }) {
  const sum = exactMoney(refund.amountInPaise);
  const { currentData, error, refetch } = usePreviewRefundQuery(
    { id: payment.id, amount_in_paise: refund.amountInPaise },
    { refetchOnMountOrArgChange: true },
  );
  const isBusy = refund.state === 'sending';
  return (
    <Form as="div">
      <DialogTitle id={titleId}>{messages.refundTo(sum, payment.buyer.name)}</DialogTitle>
      <QueryView
        what={messages.theConsequences}
        data={currentData}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="5rem" role="status" aria-label={messages.loadingWhatItEnds} />}
      >
        {(preview) => (
          <Consequences aria-label={messages.whatItEnds}>
            {consequencesOf(preview).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </Consequences>
        )}
      </QueryView>
      <Actions>
        <Button $kind="quiet" disabled={isBusy} autoFocus onClick={refund.change}>
          {messages.back}
        </Button>
        <Button disabled={isBusy || !currentData} onClick={refund.confirm}>
          {isBusy ? messages.refunding : messages.confirmRefund(sum)}
        </Button>
      </Actions>
    </Form>
  );
}

function consequencesOf({ credited_in_paise: credited, add_ons: addOns, package: bought, meeting }: RefundPreview) {
  const ends = [
    ...addOns.map(messages.addOnEnds),
    ...(bought
      ? [
          bought.at_once
            ? messages.packageEndsNow(bought.name)
            : messages.packageEndsOn(bought.name, ownDay(bought.ends_at)),
        ]
      : []),
    ...(meeting ? [messages.meetingCancelled(ownMoment(meeting))] : []),
  ];
  return [
    ...(ends.length > 0 ? ends : [messages.endsNothing]),
    credited > 0 ? messages.creditNoteFollows(exactMoney(credited)) : messages.noCreditNote,
    messages.cannotBeUndone,
  ];
}

function Unanswered({ titleId, refund }: { titleId: string; refund: Refund }) {
  return (
    <Form as="div">
      <DialogTitle id={titleId}>{messages.unansweredTitle}</DialogTitle>
      <p>{messages.unansweredHelp}</p>
      <Actions>
        <Button $kind="quiet" onClick={refund.close}>
          {messages.close}
        </Button>
        <Button autoFocus onClick={refund.confirm}>
          {messages.sendAgain}
        </Button>
      </Actions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
  [role='alert'] {
    color: ${color.claret700};
  }
`;
const Consequences = styled.ul`
  display: grid;
  gap: ${space[8]};
  padding-left: ${space[16]};
  list-style: disc;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  justify-content: end;
`;
