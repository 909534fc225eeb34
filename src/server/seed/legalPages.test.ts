import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { dayInMs, hourInMs } from '@contract/durations';
import { emailLinkLivesFor, resetLivesFor } from '../modules/accounts/accountsRules';
import { longestIdle, longestSession } from '../modules/accounts/sessionAge';
import { retention } from '../privacy/retention';
import { legalTexts } from './demoLegal';
import { legalPages, legalVersion } from './legalPages';

const pages = legalPages();

it('shows each legal text at its address, with the date of its wording', () => {
  expect(pages.map(({ page, title }) => [page, title])).toEqual([
    ['privacy-policy', 'Privacy Policy'],
    ['terms-and-conditions', 'Terms and Conditions'],
    ['disclaimer', 'Disclaimer'],
  ]);
  for (const { content } of pages) expect(content.split('\n')[0]).toBe(`Version of ${legalVersion}.`);
});

it('keeps all headings and paragraphs in order', () => {
  const [privacy] = pages;
  const blocks = (privacy?.content ?? '')
    .split('\n\n')
    .slice(1)
    .map((block) => block.replace(/\\(.)/g, '$1'));
  expect(blocks).toEqual(
    legalTexts.privacy.sections.flatMap(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs]),
  );
});

it('R43 the privacy policy promises the periods that the program keeps, and no others', () => {
  const words = JSON.stringify(legalTexts.privacy);
  const { enquiryMonths, meetingMonths, emailDays, unconfirmedDays } = retention;
  expect(words).toContain(
    `Enquiries and our answers are erased ${enquiryMonths} months after the last contact, what you told us for a meeting ${meetingMonths} months after it, e-mails to you ${emailDays} days after they were sent, and an address that nobody confirmed for the newsletter after ${unconfirmedDays} days.`,
  );
  expect(words).toContain(
    `a login after ${longestIdle / hourInMs} hours without use and ${longestSession / dayInMs} days at most, links in e-mails after an hour to ${emailLinkLivesFor.undo / dayInMs} days`,
  );
  expect(resetLivesFor).toBe(hourInMs);
  // every period of the policy: those above, and the time for an answer
  const periods = [...words.matchAll(/\d+ (?:hours|days|months|years)/g)].map(([period]) => period);
  expect(periods.sort()).toEqual(
    [
      `${longestIdle / hourInMs} hours`,
      `${longestSession / dayInMs} days`,
      `${emailLinkLivesFor.undo / dayInMs} days`,
      `${enquiryMonths} months`,
      `${meetingMonths} months`,
      `${emailDays} days`,
      `${unconfirmedDays} days`,
      '30 days',
    ].sort(),
  );
});

it('the privacy policy promises no consent beyond what the website does', () => {
  const words = JSON.stringify(legalTexts.privacy);
  for (const promise of [/withdraw consent/, /verifiable consent/, /ask for it again/])
    expect(words).not.toMatch(promise);
  for (const truth of [
    'download everything we hold of you, and erase your account',
    'We keep no other record of consent',
  ])
    expect(words).toContain(truth);
});

it('shows the brackets of a placeholder', () => {
  expect(pages.find(({ page }) => page === 'privacy-policy')?.content).toContain('Grievance Officer: \\[name\\]');
});

const pdfOf = (page: string) => readFileSync(path.resolve(__dirname, '../../../public/legal', `${page}.pdf`), 'latin1');
/** The content of a PDF's compressed streams. */
const partsOf = (pdf: string) =>
  [...pdf.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, part]) =>
    inflateSync(Buffer.from(part ?? '', 'latin1')).toString('latin1'),
  );

it.each(['terms-and-conditions', 'disclaimer'])(
  'writes rupees with the rupee sign in the PDF of %s, in embedded fonts',
  (page) => {
    const pdf = pdfOf(page);
    const fonts = [...pdf.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.every((name) => /^[A-Z]{6}\+(CormorantGaramond|Roboto)-/.test(name ?? ''))).toBe(true);
    expect(partsOf(pdf).some((part) => part.includes('begincmap') && part.includes('<20b9>'))).toBe(true);
  },
);

it.each(pages.map(({ page, content }) => [page, content] as const))(
  'has today’s words of %s in its PDF: otherwise run "node scripts/legalPdfs.mjs"',
  (page, content) => {
    expect(pdfOf(page)).toContain(`<pdf:Keywords>${createHash('sha256').update(content).digest('hex')}</pdf:Keywords>`);
  },
);
