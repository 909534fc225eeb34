import * as messages from '@messages/app/documents';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/Layout';
import { lazyComponent } from '../../ui/lazyComponent';
import { useHydrated } from '../../ui/useHydrated';

/** Loaded when it is opened. */
const AskDialog = lazyComponent(() =>
  import(/* webpackChunkName: "ask-documents" */ './AskDialog').then((module) => module.AskDialog),
);

/** Asks for the documents of a listing. Its place is kept until it works: an early press would be lost. */
export function AskForDocuments({ property }: { property: number }) {
  const [open, setOpen] = useState(false);
  const works = useHydrated();
  return (
    <Asking $gap={12}>
      <p>{messages.askWords}</p>
      <div>
        <Button $kind="quiet" style={works ? undefined : { visibility: 'hidden' }} onClick={() => setOpen(true)}>
          {messages.askForThem}
        </Button>
      </div>
      {open && <AskDialog property={property} onClose={() => setOpen(false)} />}
    </Asking>
  );
}

const Asking = styled(Stack)`
  max-width: 68ch;
  @media print {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;
