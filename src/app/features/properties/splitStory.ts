/** How much of a description is open at first, in characters. */
const openAtMost = 600;
/** A rest that is not worth a press. */
const shortRest = 120;

/** The beginning of a description, up to the end of a sentence where there is one, and the rest of it, which may be empty. */
export function splitStory(text: string): [beginning: string, rest: string] {
  if (text.length <= openAtMost + shortRest) return [text, ''];
  const most = text.slice(0, openAtMost);
  const end = Math.max(...['. ', '.\n', '! ', '? ', '\n\n', '। '].map((sign) => most.lastIndexOf(sign) + 1));
  // a very long sentence is cut between words, and text without spaces nowhere
  const cut = end > openAtMost / 2 ? end : most.lastIndexOf(' ');
  return cut > 0 ? [text.slice(0, cut).trimEnd(), text.slice(cut).trimStart()] : [text, ''];
}
