import type { CostRegion } from '@contract/costs';
import type { Property } from '@contract/properties';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { propertyWith } from '../../../../test/support/listings';
import { makeStore } from '../../root/store';
import { defaultEmi } from './emi';
import { Costs } from './parts/Costs';

let ids = 0;
const dated = (rates: Record<string, number | null>) =>
  Object.entries(rates).map(([name, value]) => ({
    id: (ids += 1),
    name,
    value,
    effective_from: '2022-04-01',
    source: 'The Act',
  })) as CostRegion['rates'];
const regions: CostRegion[] = [
  {
    id: 1,
    code: 'MH',
    name: 'Maharashtra',
    rates: [
      ...dated({
        stamp_duty: 500,
        women_concession: 100,
        local_tax: 100,
        registration: 100,
        registration_cap: 30_000_00,
      }),
      { id: 90, name: 'stamp_duty', value: 900, effective_from: '2099-01-01', source: 'A coming Act' },
    ],
  },
  { id: 2, code: 'MP', name: 'Madhya Pradesh', rates: dated({ licence_duty: null }) },
  {
    id: 3,
    code: 'IN',
    name: 'India',
    rates: dated({ gst_home: 500, rent_brokerage: 10_000, gst_brokerage: 1_800, foir: 5_000, loan_above: 7_500 }),
  },
];

function Shown({ property, priceInPaise }: { property: Property; priceInPaise: number }) {
  const [choice, setChoice] = useState(defaultEmi);
  return <Costs property={property} priceInPaise={priceInPaise} choice={choice} onChoose={setChoice} />;
}

async function show(given: Partial<Property>, priceInPaise: number) {
  const property = propertyWith({ property_type: { id: 1, name: 'Villa' }, ...given });
  const store = makeStore({
    baseQuery: async ({ url }: { url: string }) => ({ data: url.includes('cost-rates') ? regions : [] }),
  } as never);
  render(
    <Provider store={store}>
      <Shown property={property} priceInPaise={priceInPaise} />
    </Provider>,
  );
  await userEvent.click(await screen.findByText('How it adds up'));
  await screen.findByRole('table', { name: /Cost of buying|Before you move in/ });
}
const row = (name: RegExp) => screen.getByRole('row', { name });

it('a sale adds up to its total with the rates in force today, and less for women', async () => {
  await show({ purpose: 'sale', city: { id: 1, name: 'Pune' } }, 1_20_00_000_00);
  expect(row(/^Stamp duty, 5% ₹6,00,000$/)).toBeTruthy();
  expect(row(/^Registration ₹30,000$/)).toBeTruthy();
  expect(row(/^Total ₹1,27,50,000$/)).toBeTruthy();
  await userEvent.click(screen.getByLabelText('All buyers are women'));
  expect(row(/^Stamp duty, 4% ₹4,80,000$/)).toBeTruthy();
  expect(row(/^Total ₹1,26,30,000$/)).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Bought before the completion certificate is issued'));
  expect(row(/^GST, 5% ₹6,00,000$/)).toBeTruthy();
});

it('the loan’s balance is a table too, and an income says what a bank may lend', async () => {
  await show({ purpose: 'sale', city: { id: 1, name: 'Pune' } }, 1_00_00_000_00);
  await userEvent.click(screen.getByText('Balance by year'));
  expect(row(/^At the start ₹80,00,000$/)).toBeTruthy();
  expect(row(/^20 ₹0$/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Monthly income/), '100000');
  expect(screen.getByText(/^About ₹57,61,542, with an EMI of ₹50,000\.$/)).toBeTruthy();
  expect(screen.getByText(/short of the ₹80,00,000 loan above/)).toBeTruthy();
});

it('a tenancy in a state without a rate of duty states none, and says whom to ask', async () => {
  await show({ purpose: 'rent', city: { id: 2, name: 'Indore' } }, 20_000_00);
  expect(row(/^Deposit \(refundable\) ₹40,000$/)).toBeTruthy();
  expect(row(/^Total ₹83,600$/)).toBeTruthy();
  expect(screen.getByText(/in Madhya Pradesh depend on its terms/)).toBeTruthy();
});

it('an investment yields by the rent that is entered', async () => {
  await show(
    { purpose: 'invest', city: { id: 1, name: 'Pune' }, hoa_fees: '5000.00', property_tax: '20000.00' },
    1_00_00_000_00,
  );
  await userEvent.type(screen.getByLabelText(/^Expected monthly rent/), '40000');
  const figures = screen.getByText('Gross yield').closest('dl') as HTMLElement;
  expect(within(figures).getByText('4.8%')).toBeTruthy();
  // 4,40,000 less 80,000, by 1,06,30,000
  expect(within(figures).getByText('3.4%')).toBeTruthy();
});
