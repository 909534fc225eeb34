/** What was typed with its last words replaced by a suggestion that begins like them: "villa in kore" → "villa in Koregaon Park ". */
export function completed(typed: string, suggestion: string): string {
  const words = typed.trimEnd().split(/(\s+)/);
  // separators are in between, so every second one is a word
  for (let from = Math.max(words.length - 5, 0); from < words.length; from += 1) {
    const end = words.slice(from).join('').toLowerCase().replace(/\s+/g, ' ');
    if (end.trim() && end === end.trimStart() && suggestion.toLowerCase().startsWith(end))
      return `${words.slice(0, from).join('')}${suggestion} `;
  }
  return `${words.slice(0, -1).join('')}${suggestion} `;
}
