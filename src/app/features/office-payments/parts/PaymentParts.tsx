import type { OfficePaymentDetail } from '@contract/officePayments';
import * as messages from '@messages/app/officePayments';
import styled from 'styled-components';
import { useSavePaymentFileMutation } from '../../../api/endpoints/officePaymentsApi';
import { useDownload } from '../../../session/useDownload';
import { color, font, size, space } from '../../../theme/tokens';
import { Soft } from '../../../ui/Layout';
import { Money } from '../../../ui/Money';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { Status } from '../../../ui/office/Status';
import { itemLabels, refundLabels } from '../paymentLabels';

/** A heading inside an open payment. */
export const PartHeading = styled.h3`
  padding-bottom: ${space[8]};
  font: 600 ${size[18]} / 1.3 ${font.display};
`;

/** What was bought, and how far it is. */
export function Items({ items }: Pick<OfficePaymentDetail, 'items'>) {
  return (
    <section aria-labelledby="payment-items">
      <PartHeading id="payment-items">{messages.whatWasBought}</PartHeading>
      <Rows>
        {items.map(({ kind, name, amount_in_paise: amount, state }) => (
          <li key={`${kind} ${name}`}>
            <span>{name}</span>
            <Soft as="span">{itemLabels[state]}</Soft>
            <Money amountInPaise={amount} />
          </li>
        ))}
      </Rows>
    </section>
  );
}

/** Invoices, and refunds with their credit notes. */
export function Documents({ payment: { id, invoices, refunds } }: { payment: OfficePaymentDetail }) {
  const { saveFile, isSaving } = useDownload(useSavePaymentFileMutation());
  if (invoices.length + refunds.length === 0) return null;
  const latest = invoices.at(-1);
  return (
    <section aria-labelledby="payment-documents">
      <PartHeading id="payment-documents">{messages.documents}</PartHeading>
      <Rows>
        {latest && (
          <li>
            <OfficeButton
              $kind="quiet"
              disabled={isSaving}
              onClick={() => saveFile({ kind: 'invoice', id, name: messages.invoiceNumber(latest.name) })}
            >
              {messages.invoiceNumber(latest.name)}
            </OfficeButton>
          </li>
        )}
        {refunds.map(({ id: refund, status, amount_in_paise: amount, failure, credit_note: note }) => (
          <li key={refund}>
            <Status tone={refundLabels[status].tone}>{refundLabels[status].name}</Status>
            {failure && <Soft as="span">{failure}</Soft>}
            {note && (
              <OfficeButton
                $kind="quiet"
                disabled={isSaving}
                onClick={() =>
                  saveFile({ kind: 'credit_note', id, refund, name: messages.creditNoteNumber(note.name) })
                }
              >
                {messages.creditNoteNumber(note.name)}
              </OfficeButton>
            )}
            <Money amountInPaise={amount} />
          </li>
        ))}
      </Rows>
    </section>
  );
}

const Rows = styled.ul`
  border-top: 1px solid ${color.sand200};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]} ${space[16]};
    align-items: center;
    min-height: 2.75rem;
    padding: ${space[4]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
  li > :last-child:not(button) {
    margin-left: auto;
  }
`;
