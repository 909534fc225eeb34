import { headingKey } from './columns';
import type { KindField } from './importKind';

interface FieldTexts<Name extends string> {
  labels: Readonly<Record<Name, string>>;
  /** What their columns may be called, with commas between. */
  headings: Readonly<Record<Name, string>>;
  examples: Readonly<Partial<Record<Name, string | undefined>>>;
  choices: Readonly<Partial<Record<Name, KindField['choices']>>>;
}

/** Fields by their names, in this order. */
export const kindFields = <Name extends string>(
  names: readonly Name[],
  { labels, headings, examples, choices }: FieldTexts<Name>,
  marksOf: (name: Name) => Pick<KindField, 'isDate' | 'isMeasure' | 'isAlias'> = () => ({}),
): KindField[] =>
  names.map((name) => ({
    name,
    label: labels[name],
    headings: headings[name].split(', '),
    choices: choices[name] ?? null,
    example: examples[name] ?? '',
    ...marksOf(name),
  }));

/** Colleagues as the choice of a field. */
export const colleagueChoices = (colleagues: readonly { id: number; name: string }[]) =>
  colleagues.map(({ id, name }) => ({ value: String(id), label: name }));

/** The choice of a field that a value names, best letter by letter; undefined for none, and for a name that several have. */
export function choiceNamed(fields: readonly KindField[], name: string, value: string): string | undefined {
  const choices = fields.find((field) => field.name === name)?.choices ?? [];
  const same = choices.filter(({ label }) => label === value);
  const key = headingKey(value);
  const named = same.length > 0 ? same : choices.filter(({ label }) => headingKey(label) === key);
  return named.length === 1 ? named[0]?.value : undefined;
}
