import * as messages from '@messages/app/layout';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import styled from 'styled-components';
import { type Toast, toastDismissed, selectToasts } from '../../flow/toastsSlice';
import { color, layer, radius, space } from '../../theme/tokens';
import { IconButton } from '../../ui/Button';
import { useAppDispatch, useAppSelector } from '../../session/storeHooks';

/** Messages that need attention. Each stays until it is dismissed. */
export function Toasts() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  return (
    <Pile>
      {toasts.map(({ id, tone, text }) => (
        <Slip key={id} role="alert" $tone={tone}>
          <ToneIcon tone={tone} />
          <p>{text}</p>
          <IconButton onClick={() => dispatch(toastDismissed(id))} aria-label={messages.dismiss}>
            <X size={18} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </Slip>
      ))}
    </Pile>
  );
}

function ToneIcon({ tone }: Pick<Toast, 'tone'>) {
  const Icon = { good: CircleCheck, bad: CircleAlert, note: Info }[tone];
  return <Icon size={20} strokeWidth={1.5} aria-hidden />;
}

const toneColor = { good: color.leaf700, bad: color.claret700, note: color.brass700 } as const;
const Pile = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  top: calc(var(--bar) + ${space[12]});
  right: ${space[16]};
  left: ${space[16]};
  display: grid;
  gap: ${space[8]};
  justify-items: end;
  pointer-events: none;
  @media print {
    display: none;
  }
`;
const Slip = styled.div<{ $tone: Toast['tone'] }>`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  max-width: 28rem;
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[16]};
  pointer-events: auto;
  background: ${color.raised};
  color: ${color.ink900};
  border: 1px solid ${color.sand200};
  border-left: 3px solid ${({ $tone }) => toneColor[$tone]};
  border-radius: ${radius.control};
  box-shadow: 0 12px 32px ${color.shadow};
  & > svg {
    flex: none;
    color: ${({ $tone }) => toneColor[$tone]};
  }
`;
