import { dayInMs, hourInMs } from '@contract/durations';
import { emailLinkLivesFor, resetLivesFor } from '../modules/accounts/accountsRules';
import { longestIdle, longestSession } from '../modules/accounts/sessionAge';
import { versionLabel } from '../modules/content/legalPdf';
import { retention } from '../lib/retention';
import { legalTexts } from './demoLegal';
import { legalPages, legalVersion } from './legalPages';

const pages = legalPages();

it('shows each legal text at its address, with the date of its wording', () => {
  expect(pages.map(({ page, title }) => [page, title])).toEqual([
    ['privacy-policy', 'Privacy Policy'],
    ['terms-and-conditions', 'Terms and Conditions'],
    ['disclaimer', 'Disclaimer'],
  ]);
  expect(versionLabel({ version: 1, saved_at: legalVersion })).toBe('Version 1 of 24 November 2026');
});

it('keeps all headings and paragraphs in order', () => {
  const [privacy] = pages;
  const blocks = (privacy?.content ?? '').split('\n\n').map((block) => block.replace(/\\(.)/g, '$1'));
  expect(blocks).toEqual(
    legalTexts.privacy.sections.flatMap(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs]),
  );
});

it('R43 the privacy policy promises the periods that the program keeps, and no others', () => {
  const words = JSON.stringify(legalTexts.privacy);
  const {
    enquiryMonths,
    importedRowDays,
    meetingMonths,
    problemReportDays,
    emailDays,
    unconfirmedDays,
    deletedSearchDays,
    silentSearchMonths,
    searchCountDays,
  } = retention;
  expect(words).toContain(
    `Enquiries, our answers and what we note about you are erased ${enquiryMonths} months after the last contact, the rows of a file from which the office took over enquiries or contacts after ${importedRowDays} days, requests for documents ${enquiryMonths} months after you asked, what you told us for a meeting or a visit ${meetingMonths} months after it, e-mails to you ${emailDays} days after they were sent, an address that nobody confirmed for the newsletter, a saved search or documents after ${unconfirmedDays} days, a saved search that you delete after ${deletedSearchDays} days, one that was saved without an account and sends no e-mails after ${silentSearchMonths} months, a report of a problem with its recording ${problemReportDays} days after you sent it, and the counts of searches after ${searchCountDays} days.`,
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
      `${enquiryMonths} months`,
      `${meetingMonths} months`,
      `${emailDays} days`,
      `${importedRowDays} days`,
      `${problemReportDays} days`,
      `${unconfirmedDays} days`,
      `${deletedSearchDays} days`,
      `${silentSearchMonths} months`,
      `${searchCountDays} days`,
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
