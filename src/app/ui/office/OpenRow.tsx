import { type ReactNode, useEffect, useRef } from 'react';
import type { To } from 'react-router-dom';
import { QueryView } from '../QueryView';
import { Skeleton } from '../Skeleton';
import { CloseLink, Detail } from './OfficePage';

interface OpenRowProps<Data> {
  /** The panel's name for screen readers, such as "The open listing". */
  label: string;
  /** The row as a noun in a sentence: "this listing". */
  what: string;
  close: To;
  closeLabel: string;
  data: Data | undefined;
  failure: { words: string; away: boolean } | undefined;
  onRetry: () => void;
  loading: string;
  /** The placeholder's height. */
  height?: string;
  /** Which row it is, and its state: a button that was pressed may be gone after a step, so the focus comes here. */
  focusOn: string;
  children: (data: Data) => ReactNode;
}

/** The row that is open beside a list, while it loads, once it is there, and if it cannot be had. */
export function OpenRow<Data>({
  label,
  what,
  close,
  closeLabel,
  data,
  failure,
  onRetry,
  loading,
  height = '16rem',
  focusOn,
  children,
}: OpenRowProps<Data>) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), [focusOn]);
  return (
    <Detail ref={panel} tabIndex={-1} aria-label={label}>
      <CloseLink to={close} label={closeLabel} />
      <QueryView
        what={what}
        data={data}
        failure={failure}
        onRetry={onRetry}
        skeleton={<Skeleton $height={height} role="status" aria-label={loading} />}
      >
        {children}
      </QueryView>
    </Detail>
  );
}
