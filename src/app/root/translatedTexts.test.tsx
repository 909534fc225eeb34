import { act, render, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { keepTranslatedTextsTrue } from './translatedTexts';

/** Moves texts as Chrome's translator does: into elements that stand in their places, now and after each change. */
function startTranslator(): MutationObserver {
  const translate = (node: Node) => {
    if (!(node instanceof Text)) return [...node.childNodes].forEach(translate);
    if (!node.data.trim() || node.parentElement?.closest('font')) return;
    const standIn = document.createElement('font');
    standIn.append(document.createElement('font'));
    standIn.firstElementChild?.append(`«${node.data}»`);
    node.replaceWith(standIn);
  };
  const watcher = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(translate);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  translate(document.body);
  return watcher;
}

let change: (next: ReactNode) => void;
function Shown({ first }: { first: ReactNode }) {
  const [shown, setShown] = useState(first);
  change = setShown;
  return <main>{shown}</main>;
}

let translator: MutationObserver;
const read = () => document.querySelector('main')?.textContent;
async function becomes(next: ReactNode, words: string): Promise<void> {
  act(() => change(next));
  await waitFor(() => expect(read()).toBe(words));
}

beforeAll(() => keepTranslatedTextsTrue());
afterEach(() => translator.disconnect());

describe('H34 on a page that the browser translates', () => {
  const show = async (first: ReactNode, words: string) => {
    render(<Shown first={first} />);
    translator = startTranslator();
    await becomes(first, words);
  };

  it('a text that changes is translated as it is now, with the rest of its sentence', async () => {
    const homes = (count: number, city?: string) => (
      <p>
        {count} listings <b>for sale</b>
        {city && <> in {city}</>}
      </p>
    );
    await show(homes(50), '«50»« listings »«for sale»');
    const standIn = document.querySelector('b font');
    await becomes(homes(23, 'Indore'), '«23»« listings »«for sale»« in »«Indore»');
    expect(document.querySelector('b font')).not.toBe(standIn);
    await becomes(homes(27, 'Pune'), '«27»« listings »«for sale»« in »«Pune»');
    await becomes(homes(50), '«50»« listings »«for sale»');
  });

  it('texts are removed, moved, and give way to elements, and nothing fails', async () => {
    const words = (...all: string[]) => all.map((word) => <span key={word}>{word} now</span>);
    await show(<>a{words('one', 'two')}z</>, '«a»«one»« now»«two»« now»«z»');
    await becomes(
      <>
        <b key="b">B</b>
        {words('two', 'one')}z
      </>,
      '«B»«two»« now»«one»« now»«z»',
    );
    await becomes(<>{words('one')}</>, '«one»« now»');
    await becomes('plain', '«plain»');
    await becomes(null, '');
  });

  it('a passage that did not change keeps its translation', async () => {
    const both = (count: number) => (
      <>
        <p>It {'stays'}</p>
        <p>{count} homes</p>
      </>
    );
    await show(both(1), '«It »«stays»«1»« homes»');
    const standIn = document.querySelector('p font');
    await becomes(both(2), '«It »«stays»«2»« homes»');
    expect(document.querySelector('p font')).toBe(standIn);
  });
});
