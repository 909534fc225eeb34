import { listingFilters } from '@contract/listingFilters';
import { narrowScreen } from '../../../theme/tokens';

/** The parts of the panel; the pill opens it at one of them, and a desk then shows that part alone. */
export type PanelPart = 'what' | 'where' | 'budget';

export const panelId = 'search-panel';
const formId = 'search-filters';

const panel = () => document.getElementById(panelId);
export const isPanelOpen = () => panel()?.matches(':popover-open') ?? false;
/** Below this width the panel covers the screen. */
export const coversScreen = () => matchMedia(narrowScreen).matches;

/** Opens the panel below what was pressed, at one of its parts or whole. */
export function openPanel(part: PanelPart | undefined, below: HTMLElement): void {
  const found = panel();
  if (!found) return;
  if (part) found.dataset.only = part;
  else delete found.dataset.only;
  const { left } = below.getBoundingClientRect();
  const { bottom } = (below.closest('[data-pill]') ?? below).getBoundingClientRect();
  found.style.setProperty('--panel-top', `${Math.round(bottom + scrollY + 8)}px`);
  found.style.setProperty('--panel-left', `${Math.round(part ? left : 0)}px`);
  if (!isPanelOpen()) found.showPopover();
  const first = found.querySelector<HTMLElement>(
    part ? `[data-part="${part}"] :is(input:not([type="hidden"]), select)` : 'button',
  );
  first?.focus({ preventScroll: true });
}

/** The focus goes back to what opened it. */
export const closePanel = (): void => {
  if (isPanelOpen()) panel()?.hidePopover();
};

/** A control of the form that people see. */
export function controlNamed(name: string): HTMLElement | null {
  const form = document.getElementById(formId);
  const found = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
  const control = found instanceof RadioNodeList ? found[0] : found;
  return control instanceof HTMLElement && control.getAttribute('type') !== 'hidden' ? control : null;
}

/** The control that changes each field of a search: of rooms the least number, of amounts the most. */
function controlOf(field: string): string {
  const filter = listingFilters.find(({ name }) => name === field);
  if (!filter) return field;
  const [first, most] = filter.params;
  return filter.kind === 'range' && !('count' in (filter.chip ?? {})) ? (most ?? first) : first;
}

/** Opens the panel at the control of a field, or at the box where the form has none. */
export function openPanelAt(field: string): void {
  const control = controlNamed(controlOf(field)) ?? controlNamed('search');
  const opener = document.querySelector<HTMLElement>('[data-opens-panel]');
  if (!control || !opener) return;
  openPanel(undefined, opener);
  control.focus();
  control.scrollIntoView({ block: 'nearest' });
}

/** Where the focus goes when there is nothing left to change. */
export function focusPill(): void {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-pill] button')];
  shown.find((button) => button.checkVisibility())?.focus();
}
