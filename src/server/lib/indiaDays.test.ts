import { indiaDay, indiaTime } from './indiaDays';

it('R60 an instant before midnight in UTC is on the company’s next day', () => {
  expect(indiaDay('2026-03-31T18:30:00Z')).toBe('2026-04-01');
  expect(indiaDay(new Date('2026-03-31T18:29:59Z'))).toBe('2026-03-31');
  expect(indiaTime('2026-03-31T18:30:00Z')).toBe('2026-04-01 00:00');
  expect(indiaTime(null)).toBe('');
});
