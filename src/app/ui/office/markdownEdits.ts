/** A text with its selection, as a text area has them. */
export interface Selected {
  value: string;
  start: number;
  end: number;
}

/** Replaces `from` to `to` by `text`, and selects `start` to `end` afterwards. */
export interface TextEdit {
  from: number;
  to: number;
  text: string;
  start: number;
  end: number;
}

/** Puts a sign such as `**` around the selection, or removes it if it is there. */
export function wrapped({ value, start, end }: Selected, sign: string): TextEdit {
  const { length } = sign;
  const chosen = value.slice(start, end);
  if (value.slice(start - length, start) === sign && value.slice(end, end + length) === sign)
    return { from: start - length, to: end + length, text: chosen, start: start - length, end: end - length };
  return { from: start, to: end, text: `${sign}${chosen}${sign}`, start: start + length, end: end + length };
}

/** Makes the selection a link and selects the place of its address. */
export function linked({ value, start, end }: Selected): TextEdit {
  const words = value.slice(start, end) || 'words';
  const address = 'https://';
  const at = start + words.length + 3;
  return { from: start, to: end, text: `[${words}](${address})`, start: at, end: at + address.length };
}

/** Begins each selected line with a mark such as `## ` or `- `, or removes it where all have it. */
export function prefixed({ value, start, end }: Selected, mark: string): TextEdit {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const after = value.indexOf('\n', end);
  const to = after < 0 ? value.length : after;
  const lines = value.slice(from, to).split('\n');
  const remove = lines.every((line) => line.startsWith(mark));
  const text = lines.map((line) => (remove ? line.slice(mark.length) : mark + line)).join('\n');
  return { from, to, text, start: from, end: from + text.length };
}

/** A paragraph of its own at the cursor. */
export function ownParagraph({ value, start, end }: Selected, paragraph: string): TextEdit {
  const before = start === 0 || value.slice(0, start).endsWith('\n\n') ? '' : value[start - 1] === '\n' ? '\n' : '\n\n';
  const after = value.slice(end).startsWith('\n\n') ? '' : value[end] === '\n' ? '\n' : '\n\n';
  const text = before + paragraph + after;
  return { from: start, to: end, text, start: start + text.length, end: start + text.length };
}

/** A picture in Markdown. Its size reserves the space until it has loaded. */
export function pictureMarkdown({ image, width, height, alt }: PictureWithAlt): string {
  return `![${alt.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&')}](${image}#${width}x${height})`;
}

interface PictureWithAlt {
  image: string;
  width: number;
  height: number;
  alt: string;
}
