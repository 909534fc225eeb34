import * as messages from '@messages/app/properties';
import { Search, SlidersHorizontal } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { color, font, from, size, space } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/Layout';
import { type PanelPart, openPanel, panelId } from './searchPanel';
import type { ShownChip } from './readSearch';

const ofWhere = ['city', 'locality', 'near', 'bbox'];
const partOf = ({ field }: ShownChip): PanelPart =>
  ofWhere.includes(field) ? 'where' : field === 'price' ? 'budget' : 'what';

const parts: readonly { part: PanelPart; name: string; any: string }[] = [
  { part: 'what', name: messages.what, any: messages.anyHome },
  { part: 'where', name: messages.where, any: messages.anywhere },
  { part: 'budget', name: messages.budget, any: messages.anyPrice },
];

/**
 * What is searched for, in three parts on desks and in one line on phones; a press opens the panel there. Browsers open it
 * without scripts, too.
 */
export function SearchPill({ chips, count }: { chips: readonly ShownChip[]; count: number }) {
  const open = (part?: PanelPart) => (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    openPanel(part, event.currentTarget);
  };
  const labels = (part: PanelPart) =>
    chips
      .filter((chip) => partOf(chip) === part)
      .map(({ label }) => label)
      .join(' · ');
  const all = [labels('what'), labels('where'), labels('budget')].filter(Boolean).join(' · ');
  return (
    <Pill data-pill="">
      <button type="button" data-narrow="" popoverTarget={panelId} aria-haspopup="dialog" onClick={open()}>
        <Search size={18} strokeWidth={1.5} aria-hidden />
        <VisuallyHidden>{messages.searchBy}</VisuallyHidden>
        <b>{all || messages.anyHomeAnywhere}</b>
      </button>
      {parts.map(({ part, name, any }) => (
        <button
          key={part}
          type="button"
          data-wide=""
          popoverTarget={panelId}
          aria-haspopup="dialog"
          onClick={open(part)}
        >
          <small>{name}</small> <b>{labels(part) || any}</b>
        </button>
      ))}
      <button
        type="button"
        data-wide=""
        data-opens-panel=""
        popoverTarget={panelId}
        aria-haspopup="dialog"
        onClick={open()}
      >
        <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden />{' '}
        <span>
          {messages.moreFilters}
          {count > 0 && ` (${count})`}
        </span>
      </button>
      <button type="submit" data-wide="" data-submit="" aria-label={messages.search}>
        <Search size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </Pill>
  );
}

const Pill = styled.div`
  display: flex;
  min-width: 0;
  height: 3rem;
  border: 1px solid ${color.ink500};
  border-radius: 999px;
  background: ${color.raised};
  button {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    min-width: 0;
    padding: 0 ${space[16]};
    border: 0;
    border-radius: 999px;
    background: transparent;
    color: ${color.ink900};
    font: 400 ${size[14]} / 1.25 ${font.site};
    text-align: left;
    white-space: nowrap;
  }
  svg {
    flex: none;
  }
  b {
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
  }
  [data-narrow] {
    flex: 1;
    font-size: ${size[16]};
  }
  [data-wide] {
    display: none;
  }
  ${from.tablet} {
    height: 3.5rem;
    padding: ${space[4]};
    [data-narrow] {
      display: none;
    }
    [data-wide] {
      display: flex;
    }
    [data-wide]:has(small) {
      flex: 1 1 0;
      display: grid;
      gap: 0;
      align-content: center;
    }
    [data-wide]:has(small) + [data-wide] {
      box-shadow: inset 1px 0 ${color.sand200};
    }
    button:hover {
      background: ${color.sand100};
    }
    small {
      color: ${color.ink500};
      font-size: ${size[14]};
    }
    [data-submit] {
      flex: none;
      justify-content: center;
      width: 2.875rem;
      padding: 0;
      background: ${color.brassButton};
      color: ${color.onBrass};
      &:hover {
        background: ${color.brassButtonHover};
      }
    }
  }
`;
