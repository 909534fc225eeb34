import { hoursLabel } from './hoursLabel';

it.each([
  [[1, 2, 3, 4, 5, 6], 'Monday to Saturday, 10:00 am to 6:00 pm India time'],
  [[0, 1, 2, 3, 4, 5, 6], 'Monday to Sunday, 10:00 am to 6:00 pm India time'],
  [[6, 0], 'Saturday and Sunday, 10:00 am to 6:00 pm India time'],
  [[1, 3, 5], 'Monday, Wednesday and Friday, 10:00 am to 6:00 pm India time'],
  [[2], 'Tuesday, 10:00 am to 6:00 pm India time'],
])('names the open days %j', (days, label) =>
  expect(hoursLabel({ open_days: days, opens: '10:00', closes: '18:00' })).toBe(label),
);
