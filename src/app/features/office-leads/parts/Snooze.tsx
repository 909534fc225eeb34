import type { OfficeEnquiryDetail } from '@contract/officeEnquiries';
import * as messages from '@messages/app/officeLeads';
import { type SyntheticEvent, useState } from 'react';
import { Soft } from '../../../ui/Layout';
import { ownMoment } from '../../../ui/days';
import { InlineSelect, OfficeButton } from '../../../ui/office/OfficeControls';
import { isSnoozed } from '../officeLeadLabels';
import { morningIn } from '../morningIn';

const snoozeDays = [3, 7, 14, 30] as const;

interface SnoozeProps {
  enquiry: OfficeEnquiryDetail;
  disabled: boolean;
  /** With the instant at which it waits again; null at once. */
  onSnooze: (until: string | null, event: SyntheticEvent<HTMLElement>) => void;
}

/** Puts an enquiry aside until a morning, or ends that. */
export function Snooze({ enquiry, disabled, onSnooze }: SnoozeProps) {
  const [now] = useState(() => Date.now());
  if (enquiry.snoozed_until && isSnoozed(enquiry, now))
    return (
      <>
        <OfficeButton
          $kind="quiet"
          disabled={disabled}
          aria-keyshortcuts="z"
          onClick={(event) => onSnooze(null, event)}
        >
          {messages.endSnooze}
        </OfficeButton>
        <Soft>{messages.snoozedUntil(ownMoment(enquiry.snoozed_until))}</Soft>
      </>
    );
  return (
    <>
      <OfficeButton
        $kind="quiet"
        disabled={disabled}
        aria-keyshortcuts="z"
        onClick={(event) => onSnooze(morningIn(1, Date.now()), event)}
      >
        {messages.snooze}
      </OfficeButton>
      <InlineSelect>
        {messages.snoozeLonger}
        <select
          value=""
          disabled={disabled}
          onChange={(event) => onSnooze(morningIn(Number(event.currentTarget.value), Date.now()), event)}
        >
          <option value="" disabled>
            {messages.choose}
          </option>
          {snoozeDays.map((days) => (
            <option key={days} value={days}>
              {messages.snoozeDays[days]}
            </option>
          ))}
        </select>
      </InlineSelect>
    </>
  );
}
