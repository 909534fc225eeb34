import { toWellFormed } from './texts';

describe('texts of a request', () => {
  it('R51 half a character and NUL become U+FFFD, in lists, objects and names; whole characters stay', () => {
    const sent = JSON.parse('{"a\\ud800":["\\u0000x",{"b":"\\udc00 😀 क्ष"}],"n":1,"none":null}') as unknown;
    expect(toWellFormed(sent)).toEqual({ 'a\ufffd': ['\ufffdx', { b: '\ufffd 😀 क्ष' }], n: 1, none: null });
    expect(toWellFormed('\udfff')).toBe('\ufffd');
  });

  it('R51 are mended however deep they are', () => {
    let sent: unknown[] = ['\ud800'];
    for (let depth = 0; depth < 200_000; depth += 1) sent = [sent];
    let found = toWellFormed(sent) as unknown[];
    while (Array.isArray(found[0])) found = found[0] as unknown[];
    expect(found).toEqual(['\ufffd']);
  });
});
