import { brand } from '@contract/brand';
import * as language from '@messages/language';
import { escapeHtml } from '../lib/escapeHtml';
import {
  type EmailContent,
  type EmailLink,
  type EmailPart,
  type Fact,
  type HomeCard,
  oneLine,
  whyOf,
} from './emailContent';

/** Light colours stand beside each element, because many programs read no style sheet; the sheet has the dark ones. */
export const emailColors = {
  light: { ground: '#FBF8F3', card: '#FFFDFA', line: '#E6DBCA', text: '#12161C', soft: '#5C6068', link: '#7A5620' },
  dark: { ground: '#14181E', card: '#1E252E', line: '#343C47', text: '#F4EFE6', soft: '#A9A69E', link: '#DDB87F' },
  button: { light: ['#7A5620', '#FFFFFF'], dark: ['#D3AC70', '#14181E'] },
} as const;

const { light, dark, button: buttonColors } = emailColors;
// mail programs load no fonts
const serif = 'font-family:Georgia,Times,serif';
const sans = 'font-family:Roboto,Helvetica,Arial,sans-serif';
const styles = {
  h1: `margin:0 0 20px;${serif};font-size:26px;line-height:1.25;font-weight:500;color:${light.text}`,
  p: `margin:0 0 16px;font-size:16px;line-height:1.55;color:${light.text}`,
  label: `padding:4px 16px 4px 0;font-size:14px;line-height:1.5;color:${light.soft};vertical-align:top`,
  value: `padding:4px 0;font-size:16px;line-height:1.5;color:${light.text};vertical-align:top;word-break:break-word`,
  quote: `margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${light.line};font-size:16px;line-height:1.55;color:${light.text};white-space:pre-line`,
  small: `margin:0 0 8px;font-size:13px;line-height:1.5;color:${light.soft}`,
  link: `color:${light.link};text-decoration:underline`,
} as const;

/** Dark colours, for programs that know the reader's choice. */
const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}img{max-width:100%;height:auto}
@media (prefers-color-scheme:dark){body,.ground{background:${dark.ground}!important}.card{background:${dark.card}!important;border-color:${dark.line}!important}h1,h2,h3,p,li,blockquote,.value{color:${dark.text}!important;border-color:${dark.line}!important}.soft,.label,small{color:${dark.soft}!important}a{color:${dark.link}!important}.button{background:${buttonColors.dark[0]}!important;color:${buttonColors.dark[1]}!important}}`;

const anchor = (url: string, label: string) =>
  `<a href="${escapeHtml(url)}" style="${styles.link}">${escapeHtml(label)}</a>`;
const lines = (text: string) => escapeHtml(text).replace(/\n/g, '<br>');

/** A text in which these addresses are links. */
function linked(text: string, urls: readonly string[]): string {
  const [url, ...others] = urls;
  if (!url) return lines(text);
  return text
    .split(url)
    .map((between) => linked(between, others))
    .join(anchor(url, url));
}

function factRow([label, value, url]: Fact): string {
  if (!value) return '';
  const words = oneLine(value);
  const shown = !url ? escapeHtml(words) : words.includes(url) ? linked(words, [url]) : anchor(url, words);
  return `<tr><td class="label" style="${styles.label}">${escapeHtml(label)}</td><td class="value" style="${styles.value}">${shown}</td></tr>`;
}

const pictureWidth = 520;

function homeHtml({ label, title, price, line, url, picture }: HomeCard): string {
  const image =
    picture &&
    `<a href="${escapeHtml(url)}"><img src="${escapeHtml(picture.url)}" alt="${escapeHtml(picture.alt)}" width="${pictureWidth}" style="display:block;width:100%;max-width:${pictureWidth}px;height:auto;border:0;border-radius:8px"></a>`;
  return `<tr><td style="padding:0 0 28px">${image ?? ''}<p class="soft" style="margin:12px 0 0;font-size:13px;letter-spacing:.04em;text-transform:uppercase;color:${light.soft}">${escapeHtml(label)}</p><p style="margin:2px 0 0;font-size:19px;font-weight:bold;color:${light.text}">${escapeHtml(price)}</p><p style="margin:2px 0 0;font-size:17px">${anchor(url, title)}</p><p class="soft" style="margin:2px 0 0;font-size:15px;color:${light.soft}">${escapeHtml(line)}</p></td></tr>`;
}

const table = (rows: string, style = 'margin:0 0 16px') =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${style}">${rows}</table>`;
const paragraph = (html: string) => `<p style="${styles.p}">${html}</p>`;

function partHtml(part: EmailPart): string {
  if (typeof part === 'string') return paragraph(lines(part));
  if ('text' in part) return paragraph(linked(part.text, part.urls));
  if ('facts' in part) return table(part.facts.map(factRow).join(''));
  if ('quote' in part) return `<blockquote style="${styles.quote}">${escapeHtml(part.quote)}</blockquote>`;
  if ('links' in part) return part.links.map(({ label, url }) => paragraph(anchor(url, label))).join('');
  if ('homes' in part) return table(part.homes.map(homeHtml).join(''), 'width:100%');
  return part.newsletter.html;
}

const buttonHtml = ({ label, url }: EmailLink) =>
  table(
    `<tr><td style="padding:4px 0"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${buttonColors.light[0]};color:${buttonColors.light[1]};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr>`,
    'margin:8px 0 24px',
  );

/** What an email says, as HTML. The frame is added when it is sent. */
export function emailHtml(content: EmailContent): string {
  const { subject, title = subject, parts, button, after = [], manage = [] } = content;
  const ways = manage.map(({ label, url }) => anchor(url, label)).join(' · ');
  return [
    `<h1 style="${styles.h1}">${escapeHtml(oneLine(title))}</h1>`,
    ...parts.map(partHtml),
    button ? buttonHtml(button) : '',
    ...after.map(partHtml),
    `<p class="soft" style="${styles.small};padding-top:12px;border-top:1px solid ${light.line}">${escapeHtml(whyOf(content))}${ways && `<br>${ways}`}</p>`,
  ].join('');
}

interface Sender {
  /** Without a trailing slash. */
  publicUrl: string;
  company: Readonly<{ address: string; phone: string; email: string }>;
}

const contactOf = ({ company: { address, phone, email } }: Sender) => [
  address,
  [phone, email].filter(Boolean).join(' · '),
];

/** The text with the company's address, as it is sent. */
export const signedText = (text: string, sender: Sender): string =>
  [text, ...contactOf(sender)].filter(Boolean).join('\n');

/** The whole HTML with our mark and the company's address, as it is sent; empty for an email without HTML. */
export function framedHtml(html: string, subject: string, sender: Sender): string {
  // of an email that was queued before the frame was made here
  if (html === '' || html.startsWith('<!doctype')) return html;
  const foot = contactOf(sender).filter(Boolean).map(escapeHtml).join('<br>');
  return `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${sheet}</style></head><body style="margin:0;padding:0;background:${light.ground};${sans}"><table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.ground}"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;text-align:left"><tr><td style="padding:0 8px 16px"><a href="${escapeHtml(sender.publicUrl)}/" style="${serif};font-size:22px;color:${light.text};text-decoration:none"><span class="value" style="color:${light.text}">${escapeHtml(brand)}</span></a></td></tr><tr><td class="card" style="padding:28px 24px 20px;background:${light.card};border:1px solid ${light.line};border-radius:12px">${html}</td></tr><tr><td style="padding:16px 8px"><p class="soft" style="${styles.small}">${escapeHtml(brand)}${foot && `<br>${foot}`}</p></td></tr></table></td></tr></table></body></html>`;
}
