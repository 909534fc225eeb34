import { brand } from '@contract/brand';
import * as language from '@messages/language';
import * as messages from '@messages/server/newsletter';
import { compiler, sanitizer } from 'markdown-to-jsx/html';
import type { Email } from '../../email/outbox';

/** The footer of every newsletter email. `publicUrl` has no trailing slash. */
export function newsletterFooter(publicUrl: string, unsubscribeToken: string): string {
  return messages.footer(brand, `${publicUrl}/newsletter/unsubscribe?token=${unsubscribeToken}`);
}

export function confirmationEmail(
  to: string,
  publicUrl: string,
  tokens: { confirm: string; unsubscribe: string },
): Email {
  return {
    kind: 'newsletter_confirm',
    to,
    subject: messages.confirmYourNewsletterSubscription,
    body: messages.confirmation(
      brand,
      `${publicUrl}/newsletter/confirm?token=${tokens.confirm}`,
      newsletterFooter(publicUrl, tokens.unsubscribe),
    ),
  };
}

const isOwnPath = (address: string) => /^\/(?![/\\])/.test(address);

/** The newsletter as HTML: addresses of this site are made absolute, pictures from elsewhere are left out, HTML is shown as text. */
export function newsletterHtml(content: string, publicUrl: string): string {
  return compiler(content, {
    wrapper: null,
    forceBlock: true,
    disableParsingRawHTML: true,
    disableFrontmatter: true,
    sanitizer: (address, tag, attribute) => {
      if (isOwnPath(address)) return publicUrl + address.replace(/#\d{1,5}x\d{1,5}$/, '');
      return tag === 'img' && attribute === 'src' ? null : sanitizer(address);
    },
  });
}

/** The newsletter as plain text: Markdown reads well as it is, except for links and pictures. */
export function newsletterText(content: string, publicUrl: string): string {
  const absolute = (address: string) => (isOwnPath(address) ? publicUrl + address : address);
  return content
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, (_picture, alt: string) => (alt ? `[${alt}]` : ''))
    .replace(
      /\[([^\]]+)\]\(([^)\s]+)[^)]*\)/g,
      (_link, words: string, address: string) => `${words} (${absolute(address)})`,
    );
}

/** A newsletter as it is rendered once for all its readers. */
export interface RenderedNewsletter {
  subject: string;
  text: string;
  html: string;
}

export const renderNewsletter = (
  { subject, content }: { subject: string; content: string },
  publicUrl: string,
): RenderedNewsletter => ({
  subject,
  text: newsletterText(content, publicUrl),
  html: newsletterHtml(content, publicUrl),
});

const page = (content: string, footer: string) =>
  `<!doctype html><html lang="${language.tag}"><body style="margin:0 auto;max-width:38rem;padding:1rem;font:16px/1.6 Georgia,serif;color:#2a2622">${content}<hr><p style="font-size:14px">${footer}</p></body></html>`;

/** A newsletter to a subscriber, with the ways to unsubscribe. */
export function newsletterEmail(
  { subject, text, html }: RenderedNewsletter,
  to: string,
  { publicUrl, unsubscribe }: { publicUrl: string; unsubscribe: string },
): Email {
  const leave = `${publicUrl}/newsletter/unsubscribe?token=${unsubscribe}`;
  return {
    kind: 'newsletter',
    to,
    subject,
    body: `${text}\n\n${newsletterFooter(publicUrl, unsubscribe)}`,
    html: page(html, `${brand}<br><a href="${leave}">${messages.unsubscribe}</a>`),
    unsubscribe: `${publicUrl}/api/newsletter/one-click/?token=${unsubscribe}`,
  };
}

/** A newsletter to a member of staff, before it is sent: nothing to unsubscribe from. */
export function testEmail({ subject, text, html }: RenderedNewsletter, to: string): Email {
  const note = messages.thisIsATest;
  return {
    kind: 'newsletter_test',
    to,
    subject: messages.testSubject(subject),
    body: `${text}\n\n${brand}\n\n${note}`,
    html: page(html, `${brand}<br>${note}`),
  };
}
