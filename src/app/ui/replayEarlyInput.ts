/** The `input` elements are radio buttons and checkboxes; React keeps what was typed into text inputs. */
type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React ignores a change unless the value differs from the last one that it set, so this resets the value first. */
function typeInto(area: HTMLTextAreaElement, text: string): void {
  area.value = area.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(list: HTMLSelectElement, value: string): void {
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

function tick(box: HTMLInputElement, checked: boolean): void {
  if (checked === box.defaultChecked || (box.type === 'radio' && !checked)) return;
  box.checked = !checked;
  box.click();
}

/** Repeats the field's current value as an event. */
function repeatOf(field: EarlyField, value: string): () => void {
  if (field instanceof HTMLSelectElement) return () => choose(field, value);
  if (field instanceof HTMLTextAreaElement) return () => typeInto(field, value);
  const { checked } = field;
  return () => tick(field, checked);
}

/**
 * The `ref` of a controlled field that the server renders: once its scripts run, it replays what was typed or chosen
 * before. A script in the page's head collects that in `window.early`. Without it, React would overwrite a text area
 * with the server's text.
 */
export function replayEarlyInput(field: EarlyField | null): void {
  // the head's script defined it so that the caret stayed in place during hydration
  if (field instanceof HTMLTextAreaElement) Reflect.deleteProperty(field, 'defaultValue');
  const value = field === null ? undefined : window.early?.get(field);
  if (field === null || value === undefined) return;
  window.early?.delete(field);
  // one at a time: each event is handled and rendered before the next
  setTimeout(repeatOf(field, value));
}
