import { splitQuoted } from './quotedText';

describe('an email that quotes another', () => {
  const quotes: readonly [string, string][] = [
    ['Gmail', 'On Tue, 1 Dec 2026 at 10:00, Nisha <office@aangan.example> wrote:\n\n> Come on Sunday?\n> Nisha'],
    [
      'a folded attribution',
      'On Tue, 1 Dec 2026 at 10:00, Nisha Agent from Aangan\n<office@aangan.example> wrote:\n> Come on Sunday?',
    ],
    ['Outlook', '________________________________\nFrom: Nisha\nSent: Tuesday\n\nCome on Sunday?'],
    ['Outlook in text', '-----Original Message-----\nFrom: Nisha\n\nCome on Sunday?'],
    ['Thunderbird in German', 'Am 01.12.26 um 10:00 schrieb Nisha:\n> Come on Sunday?'],
    ['only marks', '> Come on Sunday?'],
  ];
  it.each(quotes)('is parted from it: %s', (_name, quoted) => {
    expect(splitQuoted(`Yes, at ten.\n\n${quoted}\n`)).toEqual({ written: 'Yes, at ten.', quoted });
  });

  it('that answers between the quoted lines keeps all of it', () => {
    const text = 'On Tue, Nisha wrote:\n> On Sunday?\nYes.\n> At ten?\nNo, at noon.';
    expect(splitQuoted(text)).toEqual({ written: text, quoted: '' });
  });

  it('without new words, or without a quote, is shown as it is', () => {
    expect(splitQuoted('> Come on Sunday?')).toEqual({ written: '> Come on Sunday?', quoted: '' });
    expect(splitQuoted('On Sunday we come.\nThank you')).toEqual({
      written: 'On Sunday we come.\nThank you',
      quoted: '',
    });
  });
});
