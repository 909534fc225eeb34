interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  attribution: string;
}

/** The map tiles that the server is configured with, from the page's document. */
export function mapTiles(): MapTiles | undefined {
  const text = document.getElementById('settings')?.textContent;
  return text ? (JSON.parse(text) as { tiles?: MapTiles }).tiles : undefined;
}
