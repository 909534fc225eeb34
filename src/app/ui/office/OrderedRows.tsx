import * as messages from '@messages/app/officeUi';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, type To } from 'react-router-dom';
import styled from 'styled-components';
import { color, radius, space } from '../../theme/tokens';
import { IconButton } from '../Button';
import { VisuallyHidden } from '../Layout';
import { useMoving } from '../useMoving';

interface OrderedRowsProps<Row> {
  /** The list's accessible name. */
  label: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** What stands below the name. */
  detailOf?: (row: Row) => ReactNode;
  /** What stands before the name. */
  pictureOf?: (row: Row) => ReactNode;
  to: (row: Row) => To;
  openId?: number | undefined;
  /** Gives the rows this order. */
  onOrder: (ids: number[]) => void;
}

/** A short list in the order of the site, changed by dragging a handle, by its arrow keys or by buttons. */
export function OrderedRows<Row extends { id: number }>({
  label,
  rows,
  nameOf,
  detailOf,
  pictureOf,
  to,
  openId,
  onOrder,
}: OrderedRowsProps<Row>) {
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ id: string; by: string } | null>(null);
  const ids = rows.map(({ id }) => String(id));
  const move = (id: string, place: number) => {
    const by = document.activeElement?.getAttribute('data-by') ?? 'handle';
    moved.current = { id, by };
    const others = ids.filter((other) => other !== id);
    onOrder([...others.slice(0, place), id, ...others.slice(place)].map(Number));
    setAnnouncement(messages.movedToPlace(place + 1, ids.length));
  };
  const { lifted, handleOf } = useMoving(ids, move);
  useEffect(() => {
    // the focus stays on the button that moved the row; at an end of the list on the handle
    const { id, by } = moved.current ?? {};
    moved.current = null;
    if (id === undefined) return;
    const row = list.current?.children[ids.indexOf(id)];
    const button = row?.querySelector<HTMLButtonElement>(`[data-by="${by}"]:not(:disabled)`);
    (button ?? row?.querySelector<HTMLButtonElement>('[data-by="handle"]'))?.focus();
  });
  return (
    <>
      <List ref={list} aria-label={label}>
        {rows.map((row, at) => {
          const name = nameOf(row);
          const id = String(row.id);
          return (
            <Item
              key={id}
              data-place={at}
              aria-current={row.id === openId || undefined}
              $lifted={lifted?.id === id}
              $target={lifted !== null && lifted.to === at && lifted.id !== id}
            >
              <Handle {...handleOf(id, at)} data-by="handle" aria-label={messages.moveDragItOrUse(name)}>
                <GripVertical size={20} strokeWidth={1.5} aria-hidden />
              </Handle>
              {pictureOf?.(row)}
              <Words>
                <Link to={to(row)} data-row preventScrollReset>
                  {name}
                </Link>
                {detailOf && <p>{detailOf(row)}</p>}
              </Words>
              <IconButton
                data-by="up"
                disabled={at === 0}
                aria-label={messages.moveUp(name)}
                onClick={() => move(id, at - 1)}
              >
                <ChevronUp size={20} strokeWidth={1.5} aria-hidden />
              </IconButton>
              <IconButton
                data-by="down"
                disabled={at === rows.length - 1}
                aria-label={messages.moveDown(name)}
                onClick={() => move(id, at + 1)}
              >
                <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
              </IconButton>
            </Item>
          );
        })}
      </List>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

const List = styled.ol`
  border-top: 1px solid ${color.sand200};
`;
const Item = styled.li<{ $lifted: boolean; $target: boolean }>`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  padding: ${space[4]} 0;
  border-bottom: 1px solid ${color.sand200};
  opacity: ${({ $lifted }) => ($lifted ? 0.5 : 1)};
  outline: ${({ $target }) => ($target ? `3px solid ${color.brass500}` : 'none')};
  &[aria-current] {
    background: ${color.sand100};
  }
  > img {
    flex: none;
    width: 4.5rem;
    height: 3rem;
    object-fit: cover;
    border-radius: ${radius.picture};
  }
  button:disabled {
    opacity: 0.35;
  }
`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    color: inherit;
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    color: ${color.ink500};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
/** Dragging it by touch does not scroll the page. */
const Handle = styled(IconButton)`
  flex: none;
  cursor: grab;
  touch-action: none;
  color: ${color.ink500};
`;
