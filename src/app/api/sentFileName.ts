/** The PDF's name in a `content-disposition` header of our server; `otherwise` if it has none or an unsafe one. */
export function sentFileName(disposition: string | null | undefined, otherwise: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  const name = encoded ? decoded(encoded) : (plain ?? '');
  return /^[^\s./\\][^/\\]{0,120}\.pdf$/i.test(name) ? name : otherwise;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
