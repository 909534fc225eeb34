import { limits } from '@contract/limits';
import type { Picture as PictureData } from '@contract/shared';
import * as messages from '@messages/app/compare';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { breakpoint, color, from, layer, radius, size, space } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/Button';
import { Picture } from '../../ui/Picture';
import { compareAddress } from './comparedIds';
import { useCompared } from './useCompared';
import { Rich } from '../../ui/Rich';

export interface ChosenListing {
  id: number;
  /** Undefined while it loads, and for a listing that is gone. */
  card: { title: string; cover: PictureData | null } | undefined;
}

/** The listings selected for comparison, on every page: each can be removed, and a link compares them. */
export function CompareTray({ chosen }: { chosen: readonly ChosenListing[] }) {
  const { ids, remove, clear } = useCompared();
  return (
    <Tray aria-label={messages.comparison} data-tray>
      <Told role="status">
        <Rich
          text={messages.someOfMaxChosen}
          some={ids.length}
          max={limits.compared.max}
          wide={(words) => <Words>{words}</Words>}
        />
      </Told>
      <Chosen>
        {chosen.map(({ id, card }) => (
          <li key={id}>
            <Out
              onClick={() => remove(id)}
              aria-label={messages.removeFromTheComparison(card?.title, id)}
              title={card?.title}
            >
              {card?.cover && <Picture picture={card.cover} sizes="64px" alt="" />}
              <Cross>
                <X size={14} strokeWidth={2} aria-hidden />
              </Cross>
            </Out>
          </li>
        ))}
      </Chosen>
      <Go to={compareAddress(ids)}>{messages.compare}</Go>
      <Empty $kind="quiet" onClick={clear} aria-label={messages.clearTheComparison}>
        {messages.clear}
      </Empty>
    </Tray>
  );
}

/** A listing on a narrow screen has a bar of its own: the tray folds into a small button above it. */
const folded = (styles: string) =>
  `@media (max-width: ${breakpoint.tablet - 1}px) { body:has([data-dock]) & { ${styles} } }`;
const Tray = styled.aside`
  position: var(--pinned);
  z-index: ${layer.floating};
  inset: auto 0 var(--dock, 0px);
  display: flex;
  align-items: center;
  gap: ${space[8]};
  height: 4.5rem;
  padding: ${space[8]} var(--gutter);
  background: ${color.raised};
  color: ${color.ink900};
  border-top: 1px solid ${color.sand200};
  ${folded(`
    inset: auto auto calc(var(--dock) + ${space[8]}) var(--gutter);
    height: 2.75rem;
    padding: 0 0 0 ${space[12]};
    border: 1px solid ${color.sand200};
    border-radius: 999px;
    box-shadow: 0 4px 16px ${color.shadow};
  `)}
  ${from.tablet} {
    inset: auto auto ${space[24]} ${space[24]};
    gap: ${space[12]};
    padding: ${space[8]} ${space[16]};
    border: 1px solid ${color.sand200};
    border-radius: ${radius.control};
    box-shadow: 0 12px 32px ${color.shadow};
  }
  @media print {
    display: none;
  }
`;
const Told = styled.p`
  flex: none;
  font-size: ${size[14]};
  font-variant-numeric: tabular-nums;
  @media (max-width: 379px) {
    display: none;
  }
`;
const Words = styled.span`
  display: none;
  ${from.phone} {
    display: inline;
  }
`;
const Chosen = styled.ul`
  display: flex;
  gap: ${space[8]};
  min-width: 0;
  margin-right: auto;
  padding: 3px;
  overflow-x: auto;
  ${folded('display: none;')}
  li {
    flex: none;
  }
`;
const Out = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: block;
  width: 3.5rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.picture};
  overflow: hidden;
  background: ${color.sand200};
  picture {
    width: 100%;
    height: 100%;
  }
`;
const Cross = styled.span`
  position: absolute;
  top: 2px;
  right: 2px;
  display: grid;
  place-items: center;
  width: 1.125rem;
  height: 1.125rem;
  border-radius: 50%;
  background: ${color.night};
  color: ${color.onNight};
`;
const Go = styled(ButtonLink)`
  flex: none;
  padding-inline: ${space[16]};
  ${folded('border-radius: 999px;')}
`;
const Empty = styled(Button)`
  flex: none;
  display: none;
  ${from.phone} {
    display: inline-flex;
  }
  ${folded('display: none;')}
`;
