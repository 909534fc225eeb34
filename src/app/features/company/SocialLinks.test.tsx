import { type Company, socialNetworks } from '@contract/content';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../../root/store';
import { EmergencyBand } from '../contact/EmergencyBand';
import { SocialLinks } from './SocialLinks';
import { contentApi } from '../../api/endpoints/contentApi';

const social = socialNetworks.map((network) => ({ network, href: `https://${network}.example/aangan` }));

async function show(links: Company['social'], first?: number) {
  const company: Company = {
    whatsapp: '910000000000',
    phone: '+91 00000 00000',
    email: 'office@aangan.example',
    site: 'http://localhost',
    demo: false,
    social: links,
    rera_agents: [],
    hours: { opens: '10:00', closes: '18:00', open_days: [1, 2, 3, 4, 5, 6] },
  };
  const store = makeStore({ baseQuery: async () => ({ data: company }) });
  await store.dispatch(contentApi.endpoints.getCompany.initiate());
  render(
    <Provider store={store}>
      <EmergencyBand company={company}>
        <SocialLinks {...(first && { first })} />
      </EmergencyBand>
    </Provider>,
  );
}

it('shows all ten networks with the addresses that are set', async () => {
  await show(social);
  expect(screen.getAllByRole('link', { name: /^Aangan Estates on / }).map((link) => link.getAttribute('href'))).toEqual(
    social.map(({ href }) => href),
  );
  expect(screen.getByText('Follow us')).toBeVisible();
});

it('shows no more than are asked for, and only networks with an address', async () => {
  await show(social.slice(3, 6), 2);
  expect(screen.getAllByRole('link', { name: /^Aangan Estates on / }).map((link) => link.textContent)).toEqual([
    'Aangan Estates on LinkedIn (opens in a new tab)',
    'Aangan Estates on X (opens in a new tab)',
  ]);
});

it('is hidden with its heading when no address is set', async () => {
  await show([]);
  expect(screen.queryByRole('link', { name: /^Aangan Estates on / })).not.toBeInTheDocument();
  expect(screen.queryByText('Follow us')).not.toBeInTheDocument();
});
