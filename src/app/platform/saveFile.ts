/** Offers bytes to the viewer as a download with this name. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // some browsers read the address after the click has returned
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
