import type { DemoArticle } from '../shapes';

export const nriBuyingRules: DemoArticle = {
  title: 'Buying from abroad: FEMA, TDS and the power of attorney in outline',
  category: 'Property Guides',
  picture: 'interior-study-1',
  author: 'Rohini Kulkarni',
  date: '2026-07-14',
  views: 4685,
  excerpt:
    'What non-resident Indians and OCI cardholders may buy, how the money must travel, what is deducted at source on rent and on sale, and which papers to prepare before the flight.',
  content: `Many of our enquiries arrive at two in the morning, from Fremont or Edison. The questions are nearly always the same four: may I buy it, how do I pay, what will be deducted, and can somebody sign for me? This is an outline for a first conversation. Exchange-control and tax rules change, some of them this year, and a chartered accountant who works with non-residents should confirm each point for your case.

## What may be bought

Under the Foreign Exchange Management Act and the rules made under it, non-resident Indians and Overseas Citizens of India may generally buy residential and commercial property in India without asking the Reserve Bank. The number is not limited. They may not buy agricultural land, a plantation or a farmhouse, though they may inherit these. A plot is the case to watch: until its use has been lawfully converted, a plot on the edge of Indore or Pune may still be farmland on paper, whatever the brochure says.

## How the money travels

Payment comes through banking channels: an inward remittance, or a balance in an NRE, FCNR or NRO account in India. Foreign currency notes and traveller’s cheques are not accepted. Keep the following from the first day, because they decide how easily the money goes home:

- the bank’s certificate of each inward remittance;
- the agreement, the registered deed and every receipt;
- the account from which each instalment was paid;
- your PAN, and proof of status on the date of purchase.

On a later sale, sums originally paid from abroad can usually be repatriated for up to two residential properties. Other proceeds go to an NRO account, from which up to one million US dollars a financial year may be remitted, with a chartered accountant’s certificate and taxes paid.

## What is deducted

As a buyer from a resident seller you deduct 1 per cent of the price where it is ₹50 lakh or more, like any other buyer.

If you let the property, your tenant is expected to deduct tax from the rent of a non-resident, in the usual case 30 per cent and 4 per cent cess on that tax, 31.2 per cent in all. The tax actually due is often less, and the difference returns after you file.

On sale the difference can be large. Take an example: bought for ₹90,00,000, held for more than two years, sold for ₹1,50,00,000.

| Step | On the gain | On the whole price |
| --- | --- | --- |
| Base | ₹60,00,000 | ₹1,50,00,000 |
| Tax at 12.5% | ₹7,50,000 | ₹18,75,000 |
| With surcharge and 4% cess | ₹8,58,000 | ₹22,42,500 |

The first column uses a surcharge of 10 per cent, the second of 15. Without a certificate from the tax department, a cautious buyer deducts as in the second column, and ₹13,84,500 more than necessary is locked up until a refund. So a seller applies for a lower-deduction certificate before the agreement, allowing two months.

A new Income-tax Act took effect on 1 April 2026 and renumbered the sections. The Budget of February 2026 also proposed that, from 1 October 2026, a resident individual buying from a non-resident may deposit the tax with a PAN alone, without a special deduction number. Ask which form is in use on your date.

If you also file in the United States, rent from India is normally reported there too, with a credit for Indian tax, and balances in Indian accounts may have to be disclosed. The two countries depreciate buildings differently and keep different tax years. Give both accountants the same ledger.

## Signing without flying

A power of attorney lets someone in India sign for you. Make it narrow: one property, named acts, an end date. Sign it before the Indian consulate, or before a notary with an apostille, send the original, and have it stamped in India within three months of arrival. Registration may be required if it allows a sale. Choose the person as you would choose a co-signatory on a bank account, since that is what they become.

## A calendar that works

1. Eight weeks before: PAN, NRE or NRO account, advocate and title search.
2. Six weeks: power of attorney signed and posted.
3. Four weeks: loan sanction, if any, from a bank that lends to non-residents.
4. Two weeks: draft deed, duty calculated, tax forms prepared.
5. The day: your attorney registers, you watch by video, and the deed is scanned to you that evening.`,
};
