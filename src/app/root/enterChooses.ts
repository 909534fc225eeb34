/** Enter on a radio button or checkbox of a form chooses it, like the space bar, instead of sending the form. */
export function enterChooses(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, isComposing } = event;
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement) || !target.form) return;
    if (target.type !== 'radio' && target.type !== 'checkbox') return;
    event.preventDefault();
    target.click();
  });
}
