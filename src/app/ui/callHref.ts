/** The link that calls somebody's number: of two, the first; its extension is dialled after it. */
export function callHref(phone: string): string {
  const [, number = '', extension = ''] = /^([^/a-z#]*)(?:[^/\d]*(\d+))?/i.exec(phone) ?? [];
  return `tel:${number.replace(/[^\d+]/g, '')}${extension && `;ext=${extension}`}`;
}
