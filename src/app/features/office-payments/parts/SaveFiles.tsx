import type { OfficePaymentQuery } from '@contract/officePayments';
import * as messages from '@messages/app/officePayments';
import { Download } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useSavePaymentFileMutation } from '../../../api/endpoints/officePaymentsApi';
import { useDownload } from '../../../session/useDownload';
import { color, radius, space } from '../../../theme/tokens';
import { CsvButton } from '../../../ui/office/CsvButton';
import { OfficeButton } from '../../../ui/office/OfficeControls';

export function SaveCsv({ filter }: { filter: Omit<OfficePaymentQuery, 'limit' | 'offset'> }) {
  const { saveFile, isSaving } = useDownload(useSavePaymentFileMutation());
  return <CsvButton isSaving={isSaving} onSave={() => saveFile({ kind: 'payments', filter })} />;
}

/** A month as India counts it, "2026-11". */
const monthInIndia = (at: number) =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone: 'Asia/Kolkata' }).format(at);

/** Invoices and credit notes of a month, for the tax return. */
export function SaveGstSheet() {
  const { saveFile, isSaving } = useDownload(useSavePaymentFileMutation());
  const [month, setMonth] = useState(() => monthInIndia(Date.now()));
  return (
    <Sheet
      onSubmit={(event) => {
        event.preventDefault();
        saveFile({ kind: 'gst', month });
      }}
    >
      <label>
        {messages.month}
        <input
          type="month"
          required
          min="2020-01"
          value={month}
          onChange={({ currentTarget: { value } }) => setMonth(value)}
        />
      </label>
      <OfficeButton type="submit" $kind="quiet" disabled={isSaving || !/^20\d\d-\d\d$/.test(month)}>
        <Download size={16} strokeWidth={1.5} aria-hidden /> {messages.gstSheet}
      </OfficeButton>
    </Sheet>
  );
}

const Sheet = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  align-items: center;
  label {
    display: inline-flex;
    gap: ${space[8]};
    align-items: center;
    color: ${color.ink500};
  }
  input {
    min-height: 2.5rem;
    padding: 0 ${space[12]};
    border: 1px solid ${color.ink500};
    border-radius: ${radius.control};
    background: ${color.raised};
    color: ${color.ink900};
  }
`;
