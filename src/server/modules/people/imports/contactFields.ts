import { agentLanguages } from '@contract/agentLanguages';
import { PersonState } from '@contract/people';
import * as languageMessages from '@messages/contract/languages';
import * as messages from '@messages/server/contactImports';
import { headingKey } from '../../../imports/columns';
import type { KindField } from '../../../imports/importKind';
import { choiceNamed, colleagueChoices, kindFields } from '../../../imports/kindFields';
import { contactFields, contactHeadings } from './contactHeadings';

/** Every field that a column can fill. */
export const fieldsOf = (staff: readonly { id: number; name: string }[]): KindField[] =>
  kindFields(
    contactFields,
    {
      labels: messages.labels,
      headings: contactHeadings,
      examples: { ...messages.examples, agent: staff[0]?.name },
      choices: {
        language: agentLanguages.map((value) => ({ value, label: languageMessages.languageNames[value] })),
        state: PersonState.options.map((value) => ({ value, label: messages.states[value] })),
        agent: colleagueChoices(staff),
      },
    },
    (name) => ({
      ...(name === 'last_contact' && { isDate: true as const }),
      ...(name === 'last_name' && { isAlias: true as const }),
    }),
  );

/** The names of languages in English, Hindi, Marathi and themselves, and their codes. */
const languageByName: ReadonlyMap<string, string> = new Map(
  agentLanguages.flatMap((code) => [
    [code, code] as const,
    ...['en', 'hi', 'mr', code].map((reader) => {
      const name = new Intl.DisplayNames([reader], { type: 'language' }).of(code) ?? code;
      return [headingKey(name), code] as const;
    }),
  ]),
);

/** What agencies call the states of a contact. What is closed may be won or lost, so it is asked. */
const stateWords: readonly (readonly [PersonState, RegExp])[] = [
  ['spam', /\b(?:spam|junk|fake|invalid|wrong number)\b/i],
  ['lost', /\b(?:lost|dead|not interested|dropped|drop|cold|inactive)\b|रुचि नहीं|रस नाही/i],
  ['won', /\b(?:won|booked|sold|converted|deal done|purchased|bought|customer)\b|ग्राहक बने|बुक|विकले/i],
  ['visiting', /\b(?:visit\w*|site visit|viewing\w*)\b|साइट विजिट|भेट/i],
  [
    'in_touch',
    /\b(?:contacted|in touch|follow(?:ed)?[ -]?up|warm|hot|in progress|active|called|replied|interested|prospect)\b|संपर्क में|संपर्कात/i,
  ],
  ['new', /\b(?:new|fresh|untouched|pending|lead)\b|नया|नए|नवीन/i],
];

/** The choice that a value names, or usually means. */
export function meaningOf(fields: readonly KindField[], name: string, value: string): string | undefined {
  const named = choiceNamed(fields, name, value);
  if (named !== undefined || name === 'agent') return named;
  if (name === 'state') return stateWords.find(([, words]) => words.test(value))?.[0];
  const key = headingKey(value);
  return languageByName.get(key) ?? languageByName.get(key.split(' ')[0] ?? '');
}
