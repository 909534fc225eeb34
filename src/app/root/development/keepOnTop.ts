const isModal = (dialog: HTMLDialogElement) => dialog.open && dialog.matches(':modal');

/** What happens in the host concerns no dialog around it. */
const kept = ['click', 'keydown', 'keyup', 'input', 'change', 'pointerdown', 'submit'];

/**
 * Keeps an element usable while modal dialogs are open, which make everything around them inert: it moves into the
 * one on top, and back into the body. As a popover it lies in the top layer, whatever the dialog's styles are.
 */
export function keepOnTop(host: HTMLElement): () => void {
  /** In the order in which they opened. */
  let opened: HTMLDialogElement[] = [];
  host.popover = 'manual';
  // a popover is a centred box otherwise
  Object.assign(host.style, { inset: 'auto', margin: '0', border: '0', padding: '0', overflow: 'visible' });
  const place = () => {
    const modal = [...document.querySelectorAll('dialog')].filter(isModal);
    opened = [...opened.filter((dialog) => modal.includes(dialog)), ...modal.filter((one) => !opened.includes(one))];
    const parent = opened.at(-1) ?? document.body;
    if (host.parentElement === parent) return;
    parent.append(host);
    // moving hides it; what is shown last lies on top
    host.showPopover();
  };
  const observer = new MutationObserver(place);
  place();
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  for (const type of kept) host.addEventListener(type, (event) => event.stopPropagation());
  return () => observer.disconnect();
}
