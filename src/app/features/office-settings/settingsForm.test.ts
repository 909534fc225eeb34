import type { OfficeSettings } from '@contract/officeSettings';
import { differences, fromValues, toValues } from './settingsForm';

const settings: OfficeSettings = {
  version: 3,
  phone: '+91 731 400 0000',
  whatsapp: '917314000000',
  email: 'office@aangan.example',
  gstin: '23AAAAA0000A1Z5',
  address: '7 Palasia, Indore',
  social: [{ network: 'youtube', href: 'https://www.youtube.com/@aangan' }],
  rera_agents: [{ state: 'MH', number: 'A52100000000' }],
  figures: {
    properties_sold: { value: '512', counts: 'Sold since 2025' },
    clients: { value: '', counts: '' },
    closed_clients: { value: '300', counts: 'Sales we closed' },
    years: { value: '25+', counts: 'Added up' },
    rating: { value: '4.6', counts: 'The reviews on this site' },
    satisfaction: { value: '', counts: 'Would recommend us' },
    average_sale: { value: '₹1.8 Cr', counts: 'Sales of 2026' },
  },
  opens: '10:00',
  closes: '18:30',
  open_days: [1, 2, 3],
  holidays: [
    { date: '2027-01-26', name: 'Republic Day' },
    { date: '2027-03-22', name: 'Holi' },
  ],
  listing_review: true,
  review_moderation: true,
  first_response_minutes: 240,
  whatsapp_templates: [{ name: 'Greeting', text: 'Hello {name},\nwelcome.' }],
};

it('settings survive the way into the form and back', () => {
  expect(fromValues(toValues(settings), 3)).toEqual(settings);
});

it('a WhatsApp number may be typed with signs, and holidays with empty lines', () => {
  const typed = { ...toValues(settings), whatsapp: '+91 731-400 0000', holidays: '\n 2027-01-26  Republic Day \n\n' };
  expect(fromValues(typed, 3)).toMatchObject({
    whatsapp: '917314000000',
    holidays: [{ date: '2027-01-26', name: 'Republic Day' }],
  });
});

it('differences name each field with the saved and the typed text', () => {
  const own = { ...toValues(settings), phone: '+91 731 400 1111', open_4: 'on' };
  expect(differences(settings, own)).toEqual([
    ['Phone number', '+91 731 400 0000', '+91 731 400 1111'],
    ['Open days', 'empty', 'on'],
  ]);
});
