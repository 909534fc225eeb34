import { brand } from '@contract/brand';
import * as messages from '@messages/server/newsletter';
import { compiler, sanitizer } from 'markdown-to-jsx/html';
import type { Email } from '../../email/outbox';

const leaveUrl = (publicUrl: string, token: string) => `${publicUrl}/newsletter/unsubscribe?token=${token}`;

export function confirmationEmail(
  to: string,
  publicUrl: string,
  tokens: { confirm: string; unsubscribe: string },
): Email {
  return {
    kind: 'newsletter_confirm',
    to,
    subject: messages.confirmYourNewsletterSubscription,
    parts: [messages.confirmation(brand)],
    button: { label: messages.confirmThisAddress, url: `${publicUrl}/newsletter/confirm?token=${tokens.confirm}` },
    after: [messages.ifYouDidNotAsk],
    manage: [{ label: messages.unsubscribe, url: leaveUrl(publicUrl, tokens.unsubscribe) }],
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

/** A newsletter to a subscriber, with the ways to unsubscribe. */
export function newsletterEmail(
  { subject, text, html }: RenderedNewsletter,
  to: string,
  { publicUrl, unsubscribe }: { publicUrl: string; unsubscribe: string },
): Email {
  return {
    kind: 'newsletter',
    to,
    subject,
    parts: [{ newsletter: { text, html } }],
    manage: [{ label: messages.unsubscribe, url: leaveUrl(publicUrl, unsubscribe) }],
    unsubscribe: `${publicUrl}/api/newsletter/one-click/?token=${unsubscribe}`,
  };
}

/** A newsletter to a member of staff, before it is sent: nothing to unsubscribe from. */
export function testEmail({ subject, text, html }: RenderedNewsletter, to: string): Email {
  return {
    kind: 'newsletter_test',
    to,
    subject: messages.testSubject(subject),
    title: subject,
    parts: [{ newsletter: { text, html } }],
    why: messages.thisIsATest,
  };
}
