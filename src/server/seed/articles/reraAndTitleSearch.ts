import type { DemoArticle } from '../shapes';

export const reraAndTitleSearch: DemoArticle = {
  title: 'RERA and the title search: two files to read before you pay',
  category: 'Property Guides',
  picture: 'construction-1',
  author: 'Meera Bhandari',
  date: '2026-09-11',
  views: 3315,
  excerpt:
    'The RERA page tells you about the project, the title search about the land beneath it. What a buyer in Maharashtra or Madhya Pradesh can look up, and how to read it.',
  content: `Two questions stand before every purchase. May this project be sold, and will it be finished as promised? That is the regulator’s file. Does the seller own what is being sold, free of other people’s claims? That is the title search. The first is public and free. The second is an advocate’s work, but you should be able to read the result.

## What the RERA page shows

Under the Real Estate (Regulation and Development) Act, 2016, most new projects above 500 square metres of land or eight apartments must be registered before they are advertised or sold. Maharashtra’s register is at [maharera.maharashtra.gov.in](https://maharera.maharashtra.gov.in) and Madhya Pradesh’s at [rera.mp.gov.in](https://www.rera.mp.gov.in). Search by the registration number in the advertisement, and check that the number belongs to the phase you are buying: a second tower is often a second registration.

Read in this order:

1. **Promoter’s name.** It should match the agreement, the bank account and the land documents.
2. **Proposed completion date**, and every extension since. Delivery later than the agreed date can entitle you to interest or to a refund.
3. **Sanctioned plan.** Count the floors. Compare the layout with the brochure.
4. **Carpet area of your unit**, in square metres. Multiply by 10.764 for square feet.
5. **Quarterly updates.** A project that has not reported for two quarters owes you an explanation.
6. **Encumbrances and litigation.** A construction loan is normal; its terms for releasing your flat matter.
7. **Complaints and orders** against the promoter’s other projects.

The Act also says that a promoter may not take more than 10 per cent before a registered agreement for sale, that 70 per cent of buyers’ money goes to a separate account for land and construction, and that structural defects reported within five years of possession are the promoter’s to repair. Agents must be registered too. Ask for our number as you would for anyone’s.

RERA registration is not a certificate of good title, nor of quality. It is a promise made in public, with dates.

## What a title search covers

An advocate normally traces ownership for thirty years, sometimes longer. The report should list each document, say how the land passed from one holder to the next, and end in a clear opinion. The raw material differs by state.

| Record | Pune | Indore |
| --- | --- | --- |
| Land record | 7/12 extract or property card | Khasra and B-1 |
| Mutation | Ferfar entries | Namantaran order |
| Land use | NA order and sanctioned layout | Diversion and town-planning approval |
| Registered deeds | Index II, by sub-registrar | E-registration search |

Besides these, the advocate looks for charges at the central registry of security interests, suits in the local courts, acquisition notices and dues to the municipality.

## How to read the opinion

A title report has a body and a last page, and buyers tend to read only the last page. The body is where the trouble is recorded. Look for these words:

- **“Subject to”**: everything after them is an open point. Ask who closes it, by when and at whose cost.
- **“Photocopies perused”**: the originals may be with a lender or with someone else.
- **A gap in years**: a missing link between two owners is filled by a document, not by an assurance.
- **Power of attorney**: ask whether it was registered, whether the giver is alive, and what it permitted.
- **Minors, heirs, a will**: every person with a share signs, or a court has said that they need not.
- **Leasehold**: common with authority plots in Indore. The transfer needs permission and a fee, and the remaining term matters to a lender.

A public notice in two newspapers, usually with fourteen days for objections, is inexpensive and flushes out claims that no register shows.

## In what order to spend

The register costs nothing, so it comes first, on the evening of the viewing. The title search comes next, before any sum you would mind losing. If a token is expected at once, make it small, by bank transfer, and against a receipt that says it is returned if title is not clear to your advocate’s satisfaction. A lender’s approval is useful as a third opinion but protects the lender’s purpose, which is narrower than yours.

Rules, portals and practice change in both states. Treat this as a map, and confirm the present position with an advocate who appears before that registrar.`,
};
