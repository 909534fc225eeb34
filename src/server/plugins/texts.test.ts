import { toWellFormed } from './texts';

describe('texts of a request', () => {
  it('R51 half a character and NUL become U+FFFD, in lists, objects and names; whole characters stay', () => {
    const sent = JSON.parse('{"a\\ud800":["\\u0000x",{"b":"\\udc00 😀 क्ष"}],"n":1,"none":null}') as unknown;
    expect(toWellFormed(sent)).toEqual({ 'a\ufffd': ['\ufffdx', { b: '\ufffd 😀 क्ष' }], n: 1, none: null });
    expect(toWellFormed('\udfff')).toBe('\ufffd');
  });

  it.each([
    ['a mark that runs text backwards', 'Villa\u202e in Baner', 'Villa\u202e in Baner\u202c'],
    ['two of them', '\u202da\u202eb', '\u202da\u202eb\u202c\u202c'],
    ['a mark within an isolation', '\u2067a\u202eb\u2069c', '\u2067a\u202eb\u2069c'],
    ['an isolation that is never ended', 'x\u2068y', 'x\u2068y\u2069'],
    ['ends without a beginning, which would end what is around', 'a\u2069\u202cb', 'ab'],
    ['each line by itself', '\u202eone\ntwo', '\u202eone\u202c\ntwo'],
    ['what is whole', '\u2067עברית\u2069 \u202btwo\u202c', '\u2067עברית\u2069 \u202btwo\u202c'],
    ['marks that turn nothing', 'a\u200eb\u200fc', 'a\u200eb\u200fc'],
  ])('H35 end their marks of direction: %s', (_what, sent, stored) => expect(toWellFormed(sent)).toBe(stored));

  it('R51 are mended however deep they are', () => {
    let sent: unknown[] = ['\ud800'];
    for (let depth = 0; depth < 200_000; depth += 1) sent = [sent];
    let found = toWellFormed(sent) as unknown[];
    while (Array.isArray(found[0])) found = found[0] as unknown[];
    expect(found).toEqual(['\ufffd']);
  });
});
