import * as messages from '@messages/app/officeKeys';

export type OfficeDialog = 'search' | 'shortcuts';

/** A key that works on all office screens. The sheet of shortcuts lists all of them. */
export interface OfficeKey {
  /** As the sheet shows it. */
  label: string;
  does: string;
  /** Whether an event is this key, together with Ctrl or ⌘ or without. */
  matches: (event: KeyboardEvent) => boolean;
  /** Without it, the browser does what is written. */
  press?: (open: (dialog: OfficeDialog) => void) => void;
  /** Also while one types into a field. */
  inFields?: boolean;
}

const isMac = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
const withCtrl = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;
const plain = (key: string) => (event: KeyboardEvent) => event.key === key && !withCtrl(event) && !event.altKey;

function moveTo(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement || row.closest('tr')?.ariaCurrent === 'true');
  const focused = rows.findIndex((row) => row === document.activeElement);
  const from = focused >= 0 ? focused : at;
  rows[from < 0 ? (step > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, from + step))]?.focus();
}

/** A step of the open row: its control says the key itself (`aria-keyshortcuts`). Fields get the focus; what can be pressed is pressed. */
const step = (key: string, does: string): OfficeKey => ({
  label: key,
  does,
  matches: plain(key),
  press: () => {
    const control = document.querySelector<HTMLElement>(
      `[data-commands] [aria-keyshortcuts="${key}"]:enabled, [data-commands] a[aria-keyshortcuts="${key}"]`,
    );
    control?.focus();
    if (!control?.matches('textarea')) control?.click();
  },
});

export const officeKeys: readonly OfficeKey[] = [
  {
    label: isMac() ? messages.commandK : messages.ctrlK,
    does: messages.searchOrChooseAnAction,
    matches: (event) => withCtrl(event) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k',
    press: (open) => open('search'),
    inFields: true,
  },
  { label: '/', does: messages.searchEverything, matches: plain('/'), press: (open) => open('search') },
  { label: 'j', does: messages.nextRow, matches: plain('j'), press: () => moveTo(1) },
  { label: 'k', does: messages.previousRow, matches: plain('k'), press: () => moveTo(-1) },
  { label: messages.enter, does: messages.openTheRow, matches: () => false },
  {
    label: messages.esc,
    does: messages.closeTheRow,
    matches: plain('Escape'),
    press: () => document.querySelector<HTMLElement>('[data-close-row]')?.click(),
  },
  step('n', messages.openNext),
  step('r', messages.write),
  step('c', messages.callThem),
  step('w', messages.chatWithThem),
  step('t', messages.takeIt),
  step('z', messages.snooze),
  step('e', messages.markAsClosed),
  step('u', messages.undoTheChange),
  {
    label: 'f',
    does: messages.filterThisList,
    matches: plain('f'),
    press: () => document.querySelector<HTMLElement>('[data-office-search]')?.focus(),
  },
  { label: '?', does: messages.showTheseShortcuts, matches: plain('?'), press: (open) => open('shortcuts') },
];
