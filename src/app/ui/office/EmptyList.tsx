import * as messages from '@messages/app/officeUi';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../Button';
import { Notice } from '../Notice';
import { officePageSize, readList, withParams } from './listAddress';

interface EmptyListProps {
  /** How many rows the whole list has. */
  total: number | undefined;
  /** What an empty list says. */
  children: ReactNode;
}

/** A list without rows: what that means, unless the address names a page after the last one. */
export function EmptyList({ total = 0, children }: EmptyListProps) {
  const [params] = useSearchParams();
  const { page } = readList(params);
  if (page === 1) return children;
  const last = Math.max(1, Math.ceil(total / officePageSize));
  return (
    <Notice
      title={messages.nothingOnPage(page)}
      actions={
        <ButtonLink to={withParams(params, { page: last === 1 ? null : last })} $kind="quiet">
          {messages.goToPage(last)}
        </ButtonLink>
      }
    >
      {messages.theListIsShorter}
    </Notice>
  );
}
