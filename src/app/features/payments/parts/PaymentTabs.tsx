import * as messages from '@messages/app/payments';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { color, space } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/Layout';
import { type PaymentTab, paymentTabs, readPaymentTab, tabAfter } from '../paymentTabs';

const names: Readonly<Record<PaymentTab, string>> = {
  history: messages.history,
  methods: messages.methods,
  subscriptions: messages.subscriptions,
};

/** Tabs whose selection is in the address. Arrow keys, Home and End move between them. */
export function PaymentTabs({ panels }: { panels: Readonly<Record<PaymentTab, ReactNode>> }) {
  const [params, setParams] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const open = readPaymentTab(params);
  const show = (tab: PaymentTab) =>
    setParams(tab === 'history' ? {} : { tab }, { replace: true, preventScrollReset: true });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(open, event.key);
    if (!next) return;
    event.preventDefault();
    show(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div>
      <List ref={list} role="tablist" aria-label={messages.payments} onKeyDown={onKeyDown}>
        {paymentTabs.map((tab) => (
          <Tab
            key={tab}
            id={`tab-${tab}`}
            role="tab"
            aria-selected={tab === open}
            aria-controls={`panel-${tab}`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => show(tab)}
          >
            {names[tab]}
          </Tab>
        ))}
      </List>
      {paymentTabs.map((tab) => (
        <Panel
          key={tab}
          id={`panel-${tab}`}
          role="tabpanel"
          aria-labelledby={`tab-${tab}`}
          tabIndex={0}
          hidden={tab !== open}
        >
          <VisuallyHidden as="h2">{names[tab]}</VisuallyHidden>
          {panels[tab]}
        </Panel>
      ))}
    </div>
  );
}

const List = styled.div`
  display: flex;
  gap: ${space[4]};
  overflow-x: auto;
  border-bottom: 1px solid ${color.sand200};
`;
const Tab = styled.button.attrs({ type: 'button' })`
  min-height: 2.75rem;
  padding: ${space[8]} ${space[16]};
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${color.ink500};
  font-weight: 500;
  white-space: nowrap;
  &:hover {
    color: ${color.ink900};
  }
  &[aria-selected='true'] {
    color: ${color.ink900};
    border-bottom-color: ${color.brass700};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const Panel = styled.div`
  padding: ${space[24]} 0 0;
`;
