import type { EmailContent } from './emailContent';
import { emailColors, emailHtml, framedHtml, signedText } from './emailHtml';

const sender = {
  publicUrl: 'https://aangan.test',
  company: { address: '1 <Palm> Road', phone: '+91 731 400 0000', email: 'desk@aangan.test' },
};
const htmlOf = (content: Partial<EmailContent>) =>
  emailHtml({ kind: 'meeting', subject: 'A subject', parts: [], ...content });

it('shows what people typed as text, never as HTML and never as a link', () => {
  const typed = `<b onclick="x">Pay</b> at https://evil.test & 'here'`;
  const html = htmlOf({ subject: typed, parts: [typed, { quote: typed }, { facts: [['Name', typed]] }] });
  expect(html).not.toMatch(/<b\b|href/);
  expect(
    html.match(/&lt;b onclick=&quot;x&quot;&gt;Pay&lt;\/b&gt; at https:\/\/evil\.test &amp; &#39;here&#39;/g),
  ).toHaveLength(4);
});

it('links the addresses that it is given: in a sentence, in a fact and under a name', () => {
  const url = 'https://aangan.test/a?b=1&c=2';
  const link = (label: string) =>
    expect.stringMatching(new RegExp(`<a href="https://aangan.test/a\\?b=1&amp;c=2" [^>]*>${label}</a>`));
  expect(htmlOf({ parts: [{ text: `See ${url} today`, urls: [url] }] })).toEqual(
    link('https://aangan.test/a\\?b=1&amp;c=2'),
  );
  expect(htmlOf({ parts: [{ facts: [['Home', 'Tulsi house', url]] }] })).toEqual(link('Tulsi house'));
  expect(htmlOf({ parts: [{ links: [{ label: 'Your list', url }] }] })).toEqual(link('Your list'));
});

it('signs text and HTML with the company’s address of now', () => {
  expect(signedText('Hello', sender)).toBe('Hello\n1 <Palm> Road\n+91 731 400 0000 · desk@aangan.test');
  const html = framedHtml('<p>Hello</p>', 'A <subject>', sender);
  expect(html).toContain('1 &lt;Palm&gt; Road<br>+91 731 400 0000 · desk@aangan.test');
  expect(html).toContain('<title>A &lt;subject&gt;</title>');
});

it('leaves an email as it is that was queued whole or without HTML by an earlier release', () => {
  expect(framedHtml('<!doctype html><p>News</p>', '', sender)).toBe('<!doctype html><p>News</p>');
  expect(framedHtml('', '', sender)).toBe('');
});

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const { light, dark, button } = emailColors;
const pairs = [light, dark].flatMap(({ ground, card, text, soft, link }) =>
  [text, soft, link].flatMap((color) => [card, ground].map((behind) => [color, behind] as const)),
);

it.each([...pairs, button.light, button.dark])('%s on %s is readable', (one, other) => {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  expect((brighter + 0.05) / (darker + 0.05)).toBeGreaterThanOrEqual(4.5);
});
