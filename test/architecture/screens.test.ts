import { routes } from '@app/root/routes/routes';
import { rounds } from '../support/rounds';
import { screens } from '../support/screens';

it('the screens that browser tests visit are exactly the routes', () => {
  expect([...new Set(screens.map(({ route }) => route))].sort()).toEqual(routes.map(({ path }) => path).sort());
});

it('the rounds of the browser tests visit each screen exactly once', () => {
  const visited = rounds.flatMap((round) => round.screens.map((screen) => screens.indexOf(screen)));
  expect(visited.sort((one, other) => one - other)).toEqual([...screens.keys()]);
});
