// CostsSection
export const whatItCosts = 'What it costs';
export const beforeItLoads = {
  buy: 'Allow for stamp duty, registration and brokerage, and for GST on new homes. Ask us for an estimate.',
  rent: 'Allow for the deposit, the first month’s rent, brokerage and the cost of the agreement. Ask us for an estimate.',
};
export const theRates = 'the rates';
export const loadingRates = 'Loading the rates';
export const noRates = 'We have no rates for this city yet. Ask us for an estimate.';
export const estimate = (day: string) =>
  `Estimate based on rates as of ${day}. Stamp duty is charged on the government’s guideline value if that is higher than the price. Check with us before you decide.`;
export const whereRatesComeFrom = 'Where the rates come from';
export const rateSince = (value: string, day: string, source: string) => `${value} since ${day}. ${source}`;
export const none = 'None';

// PurchaseCosts
export const aboutThePurchase = 'About the purchase';
export const allBuyersAreWomen = 'All buyers are women';
export const underConstruction = 'Bought before the completion certificate is issued';
export const gstHelp = 'GST applies to homes under construction, not to completed or resale homes.';
export const costOfBuying = 'Cost of buying';
export const total = 'Total';
export const cashNeeded = (cash: string, loan: string) =>
  `With a loan of ${loan}, you pay ${cash} yourself, plus the bank’s fees.`;
export const taxAtSource = (amount: string) =>
  `You deduct ${amount} from the price as 1% TDS (from ₹50 lakh) and pay it to the tax office. This is not an extra cost.`;
export const inAll = (total: string, extra: string, percent: string) =>
  `Total ${total}. Taxes and fees: ${extra} (${percent} of the price).`;
export const beforeMovingIn = (total: string, deposit: string) =>
  `${total} before you move in, including a refundable deposit of ${deposit}.`;
export const howItAddsUp = 'How it adds up';

// parts of a sum and rates
export const names = {
  price: 'Price',
  stamp_duty: 'Stamp duty',
  women_concession: 'Lower stamp duty for women',
  local_tax: 'Local body tax',
  metro_cess: 'Metro cess',
  janpad_duty: 'Janpad duty',
  duty_cess: 'Upkar, as a share of the stamp duty',
  registration: 'Registration',
  registration_cap: 'Maximum registration fee',
  licence_duty: 'Stamp duty on the agreement',
  licence_deposit: 'Share of the deposit counted as rent each year',
  licence_registration: 'Registration of the agreement',
  gst: 'GST',
  gst_home: 'GST on a home under construction',
  gst_affordable: 'GST on an affordable home',
  gst_affordable_price: 'Affordable home price limit',
  gst_commercial: 'GST on commercial space under construction',
  brokerage: 'Brokerage',
  rent_brokerage: 'Brokerage',
  gst_brokerage: 'GST on brokerage',
  deposit: 'Deposit (refundable)',
  first_rent: 'First month’s rent',
  foir: 'Share of income for EMIs',
  loan_to_30_lakh: 'Loan up to ₹30 lakh (share of price)',
  loan_to_75_lakh: 'Loan up to ₹75 lakh (share of price)',
  loan_above: 'Larger loans (share of price)',
};
/** In Madhya Pradesh the local tax is the municipal duty. */
export const municipalDuty = 'Municipal duty';
export const withRate = (name: string, rate: string) => `${name}, ${rate}`;

// TenancyCosts
export const aboutTheTenancy = 'About the tenancy';
export const depositMonths = 'Deposit';
export const monthsOfRent = 'months’ rent';
export const term = 'Term of the agreement';
export const months = 'months';
export const costOfMovingIn = 'Before you move in';
export const askAboutDuty = (state: string) =>
  `Stamp duty and registration of the agreement in ${state} depend on its terms. Ask our office.`;

// LoanChart
export const loanOverTheYears = 'The loan over the years';
export const falls = (loan: string, middle: string, year: number, years: number) =>
  `Balance after ${year} years: ${middle} of ${loan}. Paid off after ${years} years.`;
export const fallsInAYear = (loan: string) => `${loan} borrowed, paid off after one year.`;
export const interestInAll = (interest: string) => `Total interest: ${interest}.`;
export const asATable = 'Balance by year';
export const year = 'Year';
export const owed = 'Balance at year end';
export const atFirst = 'At the start';
export const yearOf = (year: number) => `${year}`;
export const axisYears = (years: number) => `${years} years`;

// Eligibility
export const whatABankMayLend = 'What a bank may lend you';
export const income = 'Monthly income after tax (₹)';
export const otherEmis = 'Other monthly EMIs (₹)';
export const foirNote = (percent: string) =>
  `We assume that all your EMIs together can take up to ${percent} of your income (FOIR). Each bank has its own rules.`;
export const mayLend = (loan: string, emi: string) => `About ${loan}, with an EMI of ${emi}.`;
export const priceLimits = (loan: string) => `Banks usually lend up to ${loan} on this home.`;
export const enough = (loan: string) => `That covers the ${loan} loan above.`;
export const short = (gap: string, loan: string) => `That is ${gap} short of the ${loan} loan above.`;
export const noneLeft = 'Your other EMIs already use up that share of your income.';
export const enterIncome = 'Enter your income to see an amount.';

// Yields
export const asAnInvestment = 'As an investment';
export const expectedRent = 'Expected monthly rent (₹)';
export const fromSimilar = (count: number, city: string) =>
  `Based on ${count} similar rentals in ${city}. Change the figure if you expect a different rent.`;
export const askRent = 'Enter the rent you expect.';
export const yearlyCharges = 'Yearly charges (₹)';
export const chargesHelp = 'Society charges, property tax, repairs and insurance.';
export const grossYield = 'Gross yield';
export const netYield = 'Net yield';
export const yieldNote =
  'Gross yield: a year’s rent ÷ price. Net yield: (eleven months’ rent − charges) ÷ (price + taxes and fees). Both are before income tax.';
export const percent = (figure: string) => `${figure}%`;
export const ifYouBorrow = 'If you borrow';
