import * as messages from '@messages/app/problemReport';
import styled, { keyframes } from 'styled-components';
import { color, from, layer, reducedMotion, size, space } from '../../../theme/tokens';

/** Stays at the screen's lower edge while steps are recorded, above the bars that are there. */
export function RecordingPill({ busy, onFinish }: { busy: boolean; onFinish: () => void }) {
  return (
    <Pill aria-label={messages.recordingOfYourSteps}>
      <Dot aria-hidden />
      <span role="status">{messages.recordingNow}</span>
      <Finish type="button" disabled={busy} onClick={onFinish}>
        {messages.finish}
      </Finish>
    </Pill>
  );
}

const Pill = styled.aside`
  position: fixed;
  z-index: ${layer.sheet};
  bottom: calc(var(--dock, 0px) + var(--tray, 0px) + ${space[8]});
  left: var(--gutter);
  display: flex;
  gap: ${space[8]};
  align-items: center;
  padding: 0 ${space[4]} 0 ${space[16]};
  border: 1px solid ${color.sand200};
  border-radius: 999px;
  background: ${color.raised};
  color: ${color.ink900};
  box-shadow: 0 8px 24px ${color.shadow};
  font-size: ${size[14]};
  ${from.tablet} {
    bottom: ${space[24]};
    left: 50%;
    transform: translateX(-50%);
    body:has([data-tray]) & {
      bottom: 7rem;
    }
  }
  @media print {
    display: none;
  }
`;
const pulse = keyframes`50% { opacity: 0.3; }`;
const Dot = styled.i`
  width: 0.625rem;
  height: 0.625rem;
  border-radius: 50%;
  background: ${color.claret700};
  animation: ${pulse} 2s infinite;
  ${reducedMotion} {
    animation: none;
  }
`;
const Finish = styled.button`
  min-height: 2.75rem;
  padding: 0 ${space[12]};
  border: 0;
  border-radius: 999px;
  background: none;
  color: ${color.brass700};
  font-weight: 600;
  &:hover {
    text-decoration: underline;
  }
`;
