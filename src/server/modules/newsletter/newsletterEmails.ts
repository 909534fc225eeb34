import { brand } from '@contract/brand';
import * as messages from '@messages/server/newsletter';
import { compiler, sanitizer } from 'markdown-to-jsx/html';
import type { Queryable } from '../../db/database';
import type { EmailPart } from '../../email/emailContent';
import type { Email } from '../../email/outbox';
import { partsOf, readHomes } from './newsletterHomes';

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
  parts: readonly EmailPart[];
}

/** Its text, and its homes as they are now; one that is gone is left out. */
export async function renderNewsletter(
  queryable: Queryable,
  { subject, content }: { subject: string; content: string },
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<RenderedNewsletter> {
  const parts = partsOf(content, publicUrl);
  const ids = parts.flatMap((part) => ('homes' in part ? part.homes : []));
  const known = await readHomes(queryable, ids, { publicUrl, now });
  return {
    subject,
    parts: parts.flatMap((part): EmailPart[] => {
      if ('text' in part)
        return [
          { newsletter: { text: newsletterText(part.text, publicUrl), html: newsletterHtml(part.text, publicUrl) } },
        ];
      const homes = part.homes.flatMap((id) => known.get(id) ?? []);
      return homes.length > 0 ? [{ homes }] : [];
    }),
  };
}

/** A newsletter to a subscriber, with the ways to unsubscribe. */
export function newsletterEmail(
  { subject, parts }: RenderedNewsletter,
  to: string,
  { publicUrl, unsubscribe }: { publicUrl: string; unsubscribe: string },
): Email {
  return {
    kind: 'newsletter',
    to,
    subject,
    parts,
    manage: [{ label: messages.unsubscribe, url: leaveUrl(publicUrl, unsubscribe) }],
    unsubscribe: `${publicUrl}/api/newsletter/one-click/?token=${unsubscribe}`,
  };
}

/** A newsletter to a member of staff, before it is sent: nothing to unsubscribe from. */
export function testEmail({ subject, parts }: RenderedNewsletter, to: string): Email {
  return {
    kind: 'newsletter_test',
    to,
    subject: messages.testSubject(subject),
    title: subject,
    parts,
    why: messages.thisIsATest,
  };
}
