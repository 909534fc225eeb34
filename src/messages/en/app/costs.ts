// CostsSection
export const whatItCosts = 'What it costs';
export const beforeItLoads = {
  buy: 'Beside the price come stamp duty, registration, brokerage and, for a new home, GST. Ask our office for the sum.',
  rent: 'Before you move in come the deposit, the first month’s rent, brokerage and the agreement. Ask our office for the sum.',
};
export const theRates = 'the rates';
export const loadingRates = 'Loading the rates';
export const noRates = 'We have no rates for this city yet. Ask our office what it costs.';
export const estimate = (day: string) =>
  `This is an estimate with the rates in force on ${day}. Duty is charged on the government’s own value if that is higher than the price. Ask our office before you decide.`;
export const whereRatesComeFrom = 'Where the rates come from';
export const rateSince = (value: string, day: string, source: string) => `${value} since ${day}. ${source}`;
export const none = 'None';

// PurchaseCosts
export const aboutThePurchase = 'About the purchase';
export const allBuyersAreWomen = 'All buyers are women';
export const underConstruction = 'Bought before its completion certificate';
export const gstHelp = 'GST is charged on a home under construction, not on a finished or a resold one.';
export const costOfBuying = 'Cost of buying';
export const total = 'Total';
export const cashNeeded = (cash: string, loan: string) =>
  `With a loan of ${loan} you pay ${cash} yourself. The bank’s own fees come on top.`;
export const taxAtSource = (amount: string) =>
  `You pay ${amount} of the price to the tax office for the seller (TDS of 1% from ₹50 lakh on). It is no extra cost.`;
export const inAll = (total: string, extra: string, percent: string) =>
  `${total} in all: ${extra} beside the price, ${percent} of it.`;
export const beforeMovingIn = (total: string, deposit: string) =>
  `${total} before you move in. ${deposit} of it is the deposit, which you get back.`;
export const howItAddsUp = 'How it adds up';

// parts of a sum and rates
export const names = {
  price: 'Price',
  stamp_duty: 'Stamp duty',
  women_concession: 'Less duty for women',
  local_tax: 'Local body tax',
  metro_cess: 'Metro cess',
  janpad_duty: 'Janpad duty',
  duty_cess: 'Upkar, of the stamp duty',
  registration: 'Registration',
  registration_cap: 'Registration, at most',
  licence_duty: 'Stamp duty on the agreement',
  licence_deposit: 'Deposit counted as rent, a year',
  licence_registration: 'Registration of the agreement',
  gst: 'GST',
  gst_home: 'GST on a home under construction',
  gst_affordable: 'GST on an affordable one',
  gst_affordable_price: 'Affordable up to',
  gst_commercial: 'GST on commercial space under construction',
  brokerage: 'Brokerage',
  rent_brokerage: 'Brokerage',
  gst_brokerage: 'GST on brokerage',
  deposit: 'Deposit, paid back',
  first_rent: 'First month’s rent',
  foir: 'Share of income for instalments',
  loan_to_30_lakh: 'Lent of the price, up to ₹30 lakh',
  loan_to_75_lakh: 'Lent of the price, up to ₹75 lakh',
  loan_above: 'Lent of the price, larger loans',
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
  `You owe ${loan} at first, ${middle} after ${year} years, and nothing after ${years}.`;
export const fallsInAYear = (loan: string) => `You owe ${loan} at first, and nothing after a year.`;
export const interestInAll = (interest: string) => `Interest comes to ${interest} in all.`;
export const asATable = 'Balance by year';
export const year = 'Year';
export const owed = 'Owed at its end';
export const atFirst = 'At first';
export const yearOf = (year: number) => `${year}`;
export const axisYears = (years: number) => `${years} years`;

// Eligibility
export const whatABankMayLend = 'What a bank may lend you';
export const income = 'Income a month, after tax, in rupees';
export const otherEmis = 'Other EMIs a month, in rupees';
export const foirNote = (percent: string) =>
  `We count ${percent} of the income for all instalments together (FOIR). Banks decide by their own rules.`;
export const mayLend = (loan: string, emi: string) => `About ${loan}, with an EMI of ${emi}.`;
export const priceLimits = (loan: string) => `On this price a bank lends at most ${loan}.`;
export const enough = (loan: string) => `That covers the loan of ${loan} above.`;
export const short = (gap: string, loan: string) => `That is ${gap} less than the loan of ${loan} above.`;
export const noneLeft = 'Your other instalments already take that share of the income.';
export const enterIncome = 'Enter your income to see a sum.';

// Yields
export const asAnInvestment = 'As an investment';
export const expectedRent = 'Rent a month, in rupees';
export const fromSimilar = (count: number, city: string) =>
  `Suggested: the middle of ${count} similar rents in ${city}, by area. Change it to what you expect.`;
export const askRent = 'Enter the rent that you expect.';
export const yearlyCharges = 'Charges a year, in rupees';
export const chargesHelp = 'Society charges, property tax, repairs and insurance.';
export const grossYield = 'Gross yield';
export const netYield = 'Net yield';
export const yieldNote =
  'Gross is a year’s rent by the price. Net counts eleven months’ rent less the charges, by all that you pay. Both are before income tax.';
export const percent = (figure: string) => `${figure}%`;
export const ifYouBorrow = 'If you borrow';
