import { Fragment, type ReactNode, createElement } from 'react';

type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never;
type Tags<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}` ? Name | Tags<Rest> : never;

type RichProps<Text extends string> = { text: Text } & Readonly<Record<Places<Text>, ReactNode>> &
  Readonly<Record<Tags<Text>, (inside: string) => ReactNode>>;

const marks = /\{(\w+)\}|<(\w+)>(.*?)<\/\w+>/;

/**
 * A sentence of a catalogue with elements in it. A prop fills each `{place}`, and renders the inside of each
 * `<tag>inside</tag>`.
 */
export function Rich<const Text extends string>({ text, ...parts }: RichProps<Text>) {
  const given: Readonly<Record<string, unknown>> = parts;
  // split() puts the three groups of each match between the texts: place, tag, inside
  const pieces = text.split(marks).map((piece, at, all): ReactNode => {
    if (at % 4 === 0) return piece;
    if (at % 4 === 3 || !piece) return null;
    const part = given[piece];
    return typeof part === 'function'
      ? (part as (inside: string) => ReactNode)(all[at + 1] ?? '')
      : (part as ReactNode);
  });
  return createElement(Fragment, null, ...pieces);
}
