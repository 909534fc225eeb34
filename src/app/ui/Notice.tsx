import * as messages from '@messages/app/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, font, size, space } from '../theme/tokens';
import { Button } from './Button';

interface NoticeProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Announced at once by screen readers, for errors. */
  urgent?: boolean;
  level?: 'h1' | 'h2';
}

/** A page's empty, missing or failed state: a line drawing, what happened, and the next step. */
export function Notice({ title, children, actions, urgent = false, level = 'h2' }: NoticeProps) {
  return (
    <Frame role={urgent ? 'alert' : undefined}>
      <CourtyardLine />
      <Title as={level}>{title}</Title>
      {children && <Words>{children}</Words>}
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  );
}

/** An empty courtyard, as a line drawing. */
function CourtyardLine() {
  return (
    <svg
      width="112"
      height="72"
      viewBox="0 0 112 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M4 68V28L56 6l52 22v40M20 68V38h18v30M74 68V38h18v30M46 68V46a10 10 0 0 1 20 0v22M4 68h104" />
    </svg>
  );
}

const waits = [4, 8, 16, 30, 60];

interface FailedProps {
  /** What failed to load, such as "the listings". */
  what: string;
  words: string;
  onRetry: () => void;
  /** Retries on its own at growing intervals, for a server that is down. */
  keepsTrying?: boolean;
  level?: 'h1' | 'h2';
}

/** A failed load with a Retry button. It also retries on its own while the server is down. */
export function Failed({ what, words, onRetry, keepsTrying = false, level = 'h2' }: FailedProps) {
  const [tries, setTries] = useState(0);
  const wait = waits[Math.min(tries, waits.length - 1)] ?? 60;
  const latest = useRef(onRetry);
  useEffect(() => {
    latest.current = onRetry;
  });
  useEffect(() => {
    if (!keepsTrying) return;
    const again = () => {
      setTries((before) => before + 1);
      latest.current();
    };
    const timer = setTimeout(again, wait * 1000);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [keepsTrying, tries, wait]);
  return (
    <Notice
      urgent
      level={level}
      title={messages.weCouldNotLoad(what)}
      actions={<Button onClick={onRetry}>{messages.retry}</Button>}
    >
      {words}
      {keepsTrying && messages.weTryAgainEverySeconds(wait)}
    </Notice>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[16]};
  padding: ${space[64]} ${space[16]};
  text-align: center;
  color: ${color.ink500};
`;
const Title = styled.h2`
  font: 500 ${size[28]} / 1.2 ${font.display};
  color: ${color.ink900};
`;
const Words = styled.p`
  max-width: 52ch;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  justify-content: center;
  padding-top: ${space[8]};
`;
