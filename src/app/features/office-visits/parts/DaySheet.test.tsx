import type { OfficeMeeting } from '@contract/officeMeetings';
import type { OfficeVisit } from '@contract/officeVisits';
import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { BaseRequest } from '../../../api/api';
import { makeStore } from '../../../root/store';
import { DaySheet } from './DaySheet';

const visit = (given: Partial<OfficeVisit>): OfficeVisit => ({
  id: 7,
  version: 1,
  state: 'confirmed',
  mode: 'in_person',
  actions: [],
  property: { id: 45, title: 'Villa by the lake' },
  proposals: [],
  starts_at: '2026-12-01T06:30:00.000Z',
  ends_at: '2026-12-01T07:30:00.000Z',
  timezone: 'Asia/Kolkata',
  link: '',
  place: 'Gate 2, Lake Road',
  directions: '',
  is_office: false,
  host: 'Meera Rao',
  name: 'Asha Sen',
  email: 'asha@people.example',
  phone: '+91 98260 12345',
  ended_by: null,
  reason: '',
  created_at: '2026-11-28T06:30:00.000Z',
  ...given,
});
const meeting = (given: Partial<OfficeMeeting>): OfficeMeeting => ({
  id: 3,
  version: 1,
  starts_at: '2026-12-01T04:30:00.000Z',
  ends_at: '2026-12-01T05:30:00.000Z',
  status: 'booked',
  ended: null,
  payment: 'received',
  kind: 'video',
  topic: 'Buying from Dubai',
  name: 'Ravi Iyer',
  email: 'ravi@people.example',
  phone: '',
  property: null,
  overlaps: false,
  confirmed_at: null,
  link: '',
  ...given,
});

function show({ visits = [], meetings = [] }: { visits?: OfficeVisit[]; meetings?: OfficeMeeting[] }, address = '') {
  const asked: unknown[] = [];
  const baseQuery: BaseRequest = async (ask) => {
    const { url, params } = ask as { url: string; params: unknown };
    asked.push([url, params]);
    return { data: url.includes('/meetings/') ? { days: [], meetings } : { days: [], visits } };
  };
  render(
    <Provider store={makeStore({ baseQuery })}>
      <MemoryRouter initialEntries={[`/office/visits?view=sheet${address}`]}>
        <DaySheet today="2026-11-30" rowTo={(id) => `?view=sheet&open=${id}`} />
      </MemoryRouter>
    </Provider>,
  );
  return asked;
}
const entries = async () => (await screen.findAllByRole('listitem')).map((item) => within(item));

describe('the day sheet', () => {
  it('is of tomorrow: visits and meetings in their order, with places and numbers', async () => {
    const asked = show({ visits: [visit({})], meetings: [meeting({})] });
    const [first, second] = await entries();
    expect(screen.getByRole('heading', { name: 'Tue 1 Dec, India time' })).toBeInTheDocument();
    expect(asked).toEqual([
      ['/api/office/visits/week/', { from: '2026-12-01', days: 1 }],
      ['/api/office/meetings/', { from: '2026-12-01', days: 1 }],
    ]);
    expect(first?.getByRole('link', { name: 'Video meeting' })).toHaveAttribute('href', '/office/meetings?open=3');
    for (const words of ['10:00 am to 11:00 am', 'Not confirmed yet', 'Buying from Dubai', 'Not agreed yet'])
      expect(first?.getByText(words)).toBeInTheDocument();
    expect(second?.getByRole('link', { name: 'Visit' })).toHaveAttribute('href', '/office/visits?view=sheet&open=7');
    for (const words of ['12:00 pm to 1:00 pm', 'Villa by the lake', 'Gate 2, Lake Road', 'Asha Sen', 'Meera Rao'])
      expect(second?.getByText(words)).toBeInTheDocument();
    expect(second?.getByRole('link', { name: '+91 98260 12345' })).toHaveAttribute('href', 'tel:+919826012345');
  });

  it.each([
    ['call', 'Phone meeting'],
    ['office', 'Meeting at the office'],
  ] as const)('has no place to agree for a meeting of the kind %s', async (kind, name) => {
    show({ meetings: [meeting({ kind })] });
    expect(await screen.findByRole('link', { name })).toBeInTheDocument();
    expect(screen.queryByText('Where')).not.toBeInTheDocument();
  });

  it('leaves out who did not come and meetings that are not paid', async () => {
    show({ visits: [visit({ state: 'missed' })], meetings: [meeting({ status: 'held' })] });
    expect(await screen.findByText('No visits or meetings on this day.')).toBeInTheDocument();
  });

  it('is of the day that the address names, and leads to the days around it', async () => {
    const asked = show({}, '&day=2026-12-24');
    await screen.findByText('No visits or meetings on this day.');
    expect(asked).toContainEqual(['/api/office/visits/week/', { from: '2026-12-24', days: 1 }]);
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([link('Day before'), link('Today'), link('Day after')]).toEqual([
      '/office/visits?view=sheet&day=2026-12-23',
      '/office/visits?view=sheet&day=2026-11-30',
      '/office/visits?view=sheet&day=2026-12-25',
    ]);
  });
});
