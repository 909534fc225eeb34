import * as messages from '@messages/app/officeSearch';

/** Something that one can do on the open screen: press a button, follow a link, go to a field. */
export interface OpenCommand {
  name: string;
  run: () => void;
}

type Control = HTMLAnchorElement | HTMLButtonElement | HTMLSelectElement | HTMLTextAreaElement;

/** A screen's own actions, and those of its open row (`OfficePage`, `Detail`). */
const controls = [
  '[data-commands] :is(button,select,textarea)',
  '[data-commands] a:is([href^="tel:"], [href^="mailto:"])',
  '[data-commands] [data-leads-on] a',
  '[data-commands=page] a',
].join();

const isUsable = (control: Control) =>
  !control.matches(':disabled, [aria-disabled=true], [data-close-row]') && control.closest('[hidden]') === null;

function nameOf(control: Control): string {
  const label = 'labels' in control ? [...control.labels].map(ownWords).join(' ') : '';
  const words = (control.ariaLabel ?? (label || control.textContent)).trim();
  const href = control.getAttribute('href') ?? '';
  if (href.startsWith('tel:')) return messages.call(words);
  return href.startsWith('mailto:') ? messages.emailTo(words) : words;
}

/** A label's words, without those of a field inside it. */
function ownWords(label: Element): string {
  const copy = label.cloneNode(true) as Element;
  for (const field of copy.querySelectorAll('select, textarea, input')) field.remove();
  return copy.textContent.trim();
}

/** Fields get the focus; what can be pressed is pressed. */
function activate(control: Control): void {
  control.focus();
  if (!control.matches('select,textarea')) control.click();
}

/** What can be done on the open screen, each name once, in the order of the page. */
export function openCommands(): OpenCommand[] {
  const byName = new Map<string, Control>();
  for (const control of document.querySelectorAll<Control>(controls)) {
    const name = nameOf(control);
    if (name && isUsable(control) && !byName.has(name)) byName.set(name, control);
  }
  return [...byName].map(([name, control]) => ({ name, run: () => activate(control) }));
}
