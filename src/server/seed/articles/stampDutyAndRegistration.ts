import type { DemoArticle } from '../shapes';

export const stampDutyAndRegistration: DemoArticle = {
  title: 'Stamp duty and registration: what the deed costs in Pune and in Indore',
  category: 'Property Guides',
  picture: 'blog-2',
  author: 'Rohini Kulkarni',
  date: '2026-11-04',
  views: 4120,
  excerpt:
    'The price in the agreement is not the sum that leaves your account. A worked comparison of duty and registration in Maharashtra and Madhya Pradesh, and where to confirm today’s rate.',
  content: `Between a price agreed and a deed registered stand two payments to the state: stamp duty, which is a tax on the document, and the registration fee, which pays for its entry in the public record. Together they can exceed a year’s salary, and no lender counts on you to forget them. This guide shows how the sum is built. The rates are those commonly quoted when we wrote it. States revise them by notification, sometimes from one day to the next, so confirm with the sub-registrar before you sign.

## The value that is taxed

Duty is charged on the higher of two figures: the price in the document, and the government’s own value for that street or village. Maharashtra calls its list the Annual Statement of Rates, known as the ready reckoner. Madhya Pradesh publishes collector guideline values. Both can be looked up without paying anyone.

If the government’s value is well above the price, income tax may also treat the difference as a gain, for the buyer as well as the seller. A tolerance of 10 per cent has applied in recent years. A wider gap needs a conversation with a chartered accountant, before the token rather than after it.

## Pune, worked

In the municipal areas of Pune and Pimpri-Chinchwad the total usually quoted is 7 per cent: 5 per cent duty, 1 per cent local body tax and 1 per cent metro cess. Homes bought in a woman’s sole name have had a concession of 1 percentage point. Registration is 1 per cent, capped at ₹30,000 in the schedule we last saw.

Take an agreement of ₹1,20,00,000 where the ready reckoner says ₹1,12,00,000. The agreement is higher, so it is taxed.

| Item | Standard | Woman’s sole name |
| --- | --- | --- |
| Duty and cesses | ₹8,40,000 (7%) | ₹7,20,000 (6%) |
| Registration | ₹30,000 | ₹30,000 |
| Total | ₹8,70,000 | ₹7,50,000 |

Villages outside the corporations can carry a lower total. Parts of Hinjewadi and Wagholi have changed hands between authorities or are due to, so the survey number decides, not the postal address.

## Indore, worked

In Madhya Pradesh the duty is assembled from a principal duty, a cess on it and shares for the municipal and janpad bodies. Published summaries disagree: some say 7.5 per cent in all, others 9.5 per cent, with registration at 3 per cent and concessions for women that have varied. We budget on the higher set until the department’s calculator has spoken.

Take a deed of ₹1,20,00,000 where the guideline value is ₹1,26,00,000. Now the guideline is higher.

- Duty at 9.5 per cent of ₹1,26,00,000: ₹11,97,000
- Registration at 3 per cent of the same: ₹3,78,000
- Total: ₹15,75,000, which is 13.1 per cent of the price actually paid

The same house costs ₹7,05,000 more to register in Indore than in Pune on these assumptions. That is no reason to prefer one city, but it is a reason to compare total outlay and not only price.

## What is not in either figure

A budget that stops at duty and registration is still short. Add, where they apply:

1. GST on a home under construction; none is charged on a sale after the completion certificate.
2. One per cent tax deducted at source from a resident seller when the price or the state’s value is ₹50 lakh or more. It comes out of the price and is not an extra cost, but you must deposit it and file the form.
3. Home-loan papers, which carry a small duty of their own.
4. Advocate’s fees, society transfer charges and the first year’s maintenance.

## Confirm it in half an hour

For Pune, the department’s site at [igrmaharashtra.gov.in](https://igrmaharashtra.gov.in) carries the statement of rates, a calculator and a search of registered documents. For Indore, [mpigr.gov.in](https://www.mpigr.gov.in) leads to guideline values and to e-registration. Put in the survey or plot number, area, floor and age of the building, print the result, and ask the advocate who will attend the registration to initial it.

Two habits save money. Decide the names on the deed before the draft is typed, because a later change is a new document with a new duty. And never accept a suggestion to write a lower price. It can bring deficit duty and penalty, it shrinks your cost when you sell, and it leaves part of your payment without a receipt.`,
};
