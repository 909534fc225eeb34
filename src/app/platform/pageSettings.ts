/** What the document says about the site; nothing where no server rendered it. */
function read(): { build?: string; records?: true } {
  const text = document.getElementById('settings')?.textContent;
  return text ? (JSON.parse(text) as { build?: string; records?: true }) : {};
}

/** The build that this document belongs to; `development` where the server names none. */
export const buildId = (): string => read().build ?? 'development';

/** Whether the site records the steps of every session, in its browser. */
export const recordsSessions = (): boolean => read().records ?? false;
