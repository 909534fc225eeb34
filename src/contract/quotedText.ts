/** Lines that mail programs put above the email that is answered. */
const attributions = [
  /^(?:on|am|le|el|il)\s.{4,200}\s(?:wrote|schrieb|écrit|escribió|scritto)\b.{0,80}:$/i,
  /^-{2,}\s*(?:original message|forwarded message)\s*-{2,}$/i,
  /^_{20,}$/,
];
const isAttribution = (line: string) => attributions.some((pattern) => pattern.test(line.trim()));
const isQuoted = (line: string) => line.startsWith('>');
const isEmpty = (line: string) => line.trim() === '';

/** The line at which a quoted email begins that nothing new follows. */
function quoteStart(lines: readonly string[]): number {
  const start = lines.findIndex(
    (line, at) => isQuoted(line) || isAttribution(line) || isAttribution(`${line} ${lines[at + 1] ?? ''}`),
  );
  if (start < 0) return lines.length;
  const first = lines.findIndex((line, at) => at >= start && isQuoted(line));
  const written = lines.some((line, at) => first >= 0 && at > first && !isQuoted(line) && !isEmpty(line));
  return written ? lines.length : start;
}

/** Parts an email's text into what is new and the email that it quotes below; an answer between the quoted lines is left whole. */
export function splitQuoted(text: string): { written: string; quoted: string } {
  const lines = text.split('\n');
  const at = quoteStart(lines);
  const written = lines.slice(0, at).join('\n').trim();
  return written === '' ? { written: text.trim(), quoted: '' } : { written, quoted: lines.slice(at).join('\n').trim() };
}
