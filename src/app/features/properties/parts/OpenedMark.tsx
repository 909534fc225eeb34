import { writeBox } from '@contract/mapArea';
import * as messages from '@messages/app/resultsMap';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useListPropertiesQuery } from '../../../api/endpoints/propertiesApi';
import { color, font, from, radius, size, space } from '../../../theme/tokens';
import { IconButton } from '../../../ui/Button';
import { Picture, type PictureSource } from '../../../ui/Picture';
import { Skeleton } from '../../../ui/Skeleton';
import { wholeNumber } from '../../../ui/wholeNumber';
import type { PropertySearch } from '../propertySearch';
import { toFilterQuery } from '../propertySearch';
import { priceLabel } from '../propertyLabels';
import type { ResultMark } from '../resultMarks';
import { placeholderPicture } from './placeholderPicture';

interface OpenedMarkProps {
  mark: ResultMark;
  search: PropertySearch;
  onClose: () => void;
}

interface Home {
  id: number;
  title: string;
  price: string | null;
  purpose: 'sale' | 'rent' | 'invest';
  property_type: { name: string };
  cover: PictureSource | null;
}

/** At most this many listings of one place are shown here. */
const most = 24;

/** The listings of a pressed mark, as small cards. The focus comes here and goes back to the mark. */
export function OpenedMark({ mark: { id, name, stands }, search, onClose }: OpenedMarkProps) {
  const several = stands.for === 'several' ? stands.cluster : undefined;
  const { currentData } = useListPropertiesQuery(
    several ? { ...toFilterQuery(search), bbox: writeBox(several.bbox), limit: most } : skipToken,
  );
  const homes: readonly Home[] = stands.for === 'listing' ? [stands.listing] : (currentData?.rows ?? []);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    frame.current?.focus();
  }, []);
  const close = () => {
    onClose();
    document.querySelector<HTMLElement>(`[data-mark="${id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <Frame ref={frame} tabIndex={-1} aria-label={name} data-map-control onKeyDown={onKeyDown}>
      <Bar>
        {several && <span>{messages.homesHere(wholeNumber.format(several.count))}</span>}
        <IconButton aria-label={messages.close} onClick={close}>
          <X size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </Bar>
      <ul aria-busy={homes.length === 0}>
        {homes.map((home) => (
          <li key={home.id}>
            <Small to={`/properties/${home.id}`}>
              <Picture picture={home.cover ?? placeholderPicture} sizes="96px" alt="" />
              <span>
                <b>{home.title}</b>
                <span>{priceLabel(home)}</span>
                <small>{home.property_type.name}</small>
              </span>
            </Small>
          </li>
        ))}
        {homes.length === 0 && (
          <li aria-label={messages.loadingHomes}>
            <Skeleton $height="4rem" />
          </li>
        )}
      </ul>
    </Frame>
  );
}

const Frame = styled.section`
  position: absolute;
  z-index: 2;
  inset: auto ${space[8]} ${space[32]};
  display: grid;
  max-height: 60%;
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: ${color.raised};
  box-shadow: 0 8px 24px ${color.shadow};
  ${from.phone} {
    right: auto;
    width: 22rem;
  }
  &:focus {
    outline: none;
  }
  ul {
    display: grid;
    gap: ${space[8]};
    overflow: auto;
    margin: 0;
    padding: 0 ${space[12]} ${space[12]};
    list-style: none;
  }
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  padding-left: ${space[12]};
  height: 2.75rem;
  span {
    flex: 1;
    font-size: ${size[14]};
  }
  /* one listing needs no line of its own for the button */
  &:has(> :only-child) {
    position: absolute;
    top: 0;
    right: 0;
  }
  &:has(> :only-child) + ul {
    padding-top: ${space[12]};
    padding-right: 2.75rem;
  }
`;
const Small = styled(Link)`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${space[12]};
  align-items: center;
  text-decoration: none;
  picture {
    aspect-ratio: 3 / 2;
  }
  & > span {
    display: grid;
    line-height: 1.25;
  }
  b {
    font: 600 ${size[18]} / 1.15 ${font.display};
  }
  b + span {
    font: 600 ${size[16]} / 1.4 ${font.display};
  }
  small {
    color: ${color.ink500};
    font-size: ${size[14]};
  }
  &:hover b {
    text-decoration: underline;
  }
`;
