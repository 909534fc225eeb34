import { routes } from '@app/root/routes/routes';
import { screens } from '../support/screens';

it('every route is on the list of screens that the journeys look at, and no other', () => {
  expect([...new Set(screens.map(({ route }) => route))].sort()).toEqual(routes.map(({ path }) => path).sort());
});
