import { versionLabel } from '../modules/content/legalPdf';
import { legalTexts } from './demoLegal';
import { legalPages, legalVersion } from './legalPages';

const pages = legalPages();

it('shows each legal text at its address, with the date of its wording', () => {
  expect(pages.map(({ page, title }) => [page, title])).toEqual([
    ['privacy-policy', 'Privacy Policy'],
    ['terms-and-conditions', 'Terms and Conditions'],
    ['disclaimer', 'Disclaimer'],
  ]);
  expect(versionLabel({ version: 1, saved_at: legalVersion })).toBe('Version 1 of 23 November 2026');
});

it('keeps all headings and paragraphs in order', () => {
  const [privacy] = pages;
  const blocks = (privacy?.content ?? '').split('\n\n').map((block) => block.replace(/\\(.)/g, '$1'));
  expect(blocks).toEqual(
    legalTexts.privacy.sections.flatMap(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs]),
  );
});

it('the privacy policy promises no export, no erasure, no periods and no consent beyond what the website does', () => {
  const words = JSON.stringify(legalTexts.privacy);
  for (const promise of [
    /\d+ (months|years|days) (after|in|from)/,
    /withdraw consent/,
    /erased or made anonymous/,
    /until you delete/,
    /verifiable consent/,
    /ask for it again/,
  ])
    expect(words).not.toMatch(promise);
  for (const truth of [
    'no button yet that exports your data or deletes your account',
    'the office does it by hand',
    'no other record of consent',
  ])
    expect(words).toContain(truth);
});

it('shows the brackets of a placeholder', () => {
  expect(pages.find(({ page }) => page === 'privacy-policy')?.content).toContain('Grievance Officer: \\[name\\]');
});
