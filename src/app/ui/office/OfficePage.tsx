import * as messages from '@messages/app/officeUi';
import { ChevronRight, X } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { Link, type To } from 'react-router-dom';
import styled from 'styled-components';
import { color, font, from, size, space } from '../../theme/tokens';
import { ScreenTitle } from './ScreenTitle';

interface OfficePageProps {
  /** The screen's own if left out. */
  title?: string;
  /** Actions on the whole list, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** An office screen with its title. */
export function OfficePage({ title, actions, children }: OfficePageProps) {
  const screenTitle = useContext(ScreenTitle);
  return (
    <>
      <Head>
        <h1>{title ?? screenTitle}</h1>
        {actions && <Actions data-commands="page">{actions}</Actions>}
      </Head>
      {children}
    </>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  padding-bottom: ${space[16]};
  h1 {
    font: 600 ${size[28]} / 1.2 ${font.display};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  @media print {
    display: none;
  }
`;

/** A list with the open row beside it; on narrow screens only one of them is visible. */
export const ListAndDetail = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  align-items: start;
  & > :first-child {
    min-width: 0;
    display: ${({ $open }) => ($open ? 'none' : 'block')};
  }
  ${from.desktop} {
    grid-template-columns: ${({ $open }) => ($open ? 'minmax(0, 1fr) minmax(22rem, 30rem)' : 'minmax(0, 1fr)')};
    & > :first-child {
      display: block;
    }
  }
`;

/** The open row. */
export const Detail = styled.section.attrs<{ 'data-commands'?: true }>({ 'data-commands': true })`
  min-width: 0;
  outline: none;
  ${from.desktop} {
    position: sticky;
    top: ${space[16]};
    max-height: calc(100dvh - ${space[32]});
    overflow-y: auto;
    padding-left: ${space[24]};
    border-left: 1px solid ${color.sand200};
  }
`;

/** Where the open row leads to. */
export const RowLinks = styled.p.attrs<{ 'data-leads-on'?: true }>({ 'data-leads-on': true })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${color.brass700};
  }
`;

/** Names with their values below. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr);
  gap: ${space[4]} ${space[16]};
  dt {
    color: ${color.ink500};
  }
  dd {
    margin: 0;
  }
`;

/** A row's facts; those without a value are left out. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Facts>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  );
}

/** Filters above a list. */
export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  align-items: end;
  padding-bottom: ${space[16]};

  nav + & {
    padding-top: ${space[16]};
  }
`;

/** Leads back to the list; Escape follows it (see `useOfficeKeys`). */
export function CloseLink({ to, label, next }: { to: To; label: string; next?: To | undefined }) {
  return (
    <Bar>
      <Close to={to} data-close-row aria-label={label} preventScrollReset>
        <X size={20} strokeWidth={1.5} aria-hidden /> {messages.close}
      </Close>
      {next && (
        <Close to={next} aria-keyshortcuts="n" preventScrollReset>
          {messages.next} <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
        </Close>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[16]};
`;

/** The name of the open row, with its state beside it. */
export const DetailHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: baseline;
  h2 {
    font: 600 ${size[22]} / 1.25 ${font.display};
  }
`;

const Close = styled(Link)`
  display: inline-flex;
  gap: ${space[8]};
  align-items: center;
  min-height: 2.75rem;
`;
