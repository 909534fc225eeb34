// EmiLink
export const emiFromAMonth = (amount: string) => `EMI from ${amount} a month`;
export const emiAMonth = (amount: string) => `EMI ${amount} a month`;

// EmiSection
export const monthlyInstalments = 'Monthly instalments';
export const thisIsAnEstimate =
  'This is an estimate, not a loan offer. Your bank sets the rate, fees and loan amount. Registration, stamp duty and taxes are extra.';
export const exampleLoan = 'EMI {monthly} ({down}% down, {rate}%, {years} years). Total interest {interest}.';
export const changeTheLoan = 'Change the loan';
export const aMonth = (amount: string) => `${amount} a month`;

// ChoiceField
export const sliderLabel = (label: string) => `${label}, slider`;
export const enterTo = (min: number, max: number) => `Enter a number from ${min} to ${max}.`;
export const toMinMax = (min: number, max: number) => `${min} to ${max}`;

// EmiCalculator
export const downPayment = 'Down payment';
export const interestRate = 'Interest rate';
export const percentAYear = '% a year';
export const loanPeriod = 'Loan period';
export const years = 'years';
export const emi = 'EMI';
export const aMonthInline = 'a month';
export const loanAmount = 'Loan amount';
export const totalInterest = 'Total interest';
export const totalRepaid = 'Total repaid';
