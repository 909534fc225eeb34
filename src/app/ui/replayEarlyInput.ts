/** An `input` is a radio button or a box to tick: React leaves alone what was typed into the others. */
type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** For React, which hears of a change only where the value differs from the last one that it set itself. */
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

/** How to tell the scripts of this field what stands in it now. */
function repeatOf(field: EarlyField, value: string): () => void {
  if (field instanceof HTMLSelectElement) return () => choose(field, value);
  if (field instanceof HTMLTextAreaElement) return () => typeInto(field, value);
  const { checked } = field;
  return () => tick(field, checked);
}

/**
 * The `ref` of a field that the server draws and whose state scripts keep: what was typed or chosen before they came is told to them once
 * they have. `window.early`, which the page's head fills, knows of it. React itself would write the drawn text back into a text area.
 */
export function replayEarlyInput(field: EarlyField | null): void {
  // the page's head had it keep the caret while React took it over
  if (field instanceof HTMLTextAreaElement) Reflect.deleteProperty(field, 'defaultValue');
  const value = field === null ? undefined : window.early?.get(field);
  if (field === null || value === undefined) return;
  window.early?.delete(field);
  // one after another: each is answered, and drawn, before the next is told
  setTimeout(repeatOf(field, value));
}
