import type { Visit } from '@contract/visits';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { VisitFacts } from './VisitFacts';

const visit: Visit = {
  id: 7,
  state: 'confirmed',
  mode: 'in_person',
  role: 'visitor',
  actions: [],
  property: { id: 3, title: 'Tulsi house' },
  proposals: [],
  starts_at: '2026-12-01T04:30:00.000Z',
  ends_at: '2026-12-01T05:30:00.000Z',
  timezone: 'Asia/Kolkata',
  link: '',
  place: '12 Palm Road, Indore',
  directions: 'https://www.google.com/maps/dir/?api=1&destination=12%20Palm%20Road',
  contact: { name: 'Meera Joshi', phone: '+91 98260 00000' },
  host: 'Meera Joshi',
  visitor: { name: 'Asha', email: '', phone: '' },
  ended_by: null,
  reason: '',
  has_calendar: true,
  created_at: '2026-11-28T04:30:00.000Z',
};

const show = (given: Partial<Visit>) =>
  render(
    <MemoryRouter>
      <VisitFacts visit={{ ...visit, ...given }} />
    </MemoryRouter>,
  );

describe('the facts of a visit', () => {
  it('tell the visitor the place, the way there, and whom to call', () => {
    show({});
    expect(screen.getByText(/12 Palm Road, Indore/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', visit.directions);
    expect(screen.getByRole('link', { name: '+91 98260 00000' })).toHaveAttribute('href', 'tel:+919826000000');
  });

  it('offer no way to join or come to a visit that is cancelled', () => {
    show({ mode: 'video', state: 'cancelled', link: 'https://meet.example/tulsi', role: 'host' });
    expect(screen.queryByRole('link', { name: /join/i })).toBeNull();
    expect(screen.queryByText('Where')).toBeNull();
    expect(screen.getByText('By video')).toBeInTheDocument();
  });
});
