import { searchCalls } from './personalFields';

const inAddress = /((?:^|[?&])(?:search|q)=)([^&#]+)/g;
const jsonText = String.raw`"(?:[^"\\]|\\.)*"`;
const inJson = new RegExp(`("(?:search|q)":)(${jsonText})`, 'g');
const inCacheKey = new RegExp(`^((?:${[...searchCalls].join('|')})\\()(${jsonText})(?=\\)$)`, 'g');
const standIn = /^«[a-z]+ \d+»$/;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replace(/\+/g, ' '));
  } catch {
    return part;
  }
}

function parsed(json: string): string | undefined {
  try {
    return JSON.parse(json) as string;
  } catch {
    return undefined;
  }
}

/** The text with what somebody searches for replaced, in addresses and in the keys of cached calls. */
export function replaceSearches(text: string, instead: (typed: string) => string): string {
  const replaced = (typed: string) => (typed === '' || standIn.test(typed) ? typed : instead(typed));
  const inQuotes = (all: string, before: string, json: string) => {
    const typed = parsed(json);
    return typed === undefined ? all : before + JSON.stringify(replaced(typed));
  };
  return text
    .replace(inAddress, (_all, before: string, typed: string) => before + replaced(decoded(typed)))
    .replace(inJson, inQuotes)
    .replace(inCacheKey, inQuotes);
}
