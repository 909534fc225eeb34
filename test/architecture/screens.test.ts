import { routes } from '@app/root/routes/routes';
import { screens } from '../support/screens';

it('the screens that browser tests visit are exactly the routes', () => {
  expect([...new Set(screens.map(({ route }) => route))].sort()).toEqual(routes.map(({ path }) => path).sort());
});
