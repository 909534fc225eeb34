import * as messages from '@messages/app/ui';
import { Printer } from 'lucide-react';
import styled from 'styled-components';
import { Button } from './Button';

/** Opens the browser's print dialog for the current page. */
export function PrintButton() {
  return (
    <Only>
      <Button $kind="quiet" onClick={() => window.print()}>
        <Printer size={18} strokeWidth={1.5} aria-hidden /> {messages.print}
      </Button>
    </Only>
  );
}

const Only = styled.span`
  display: inline-flex;
  @media print {
    display: none;
  }
`;
