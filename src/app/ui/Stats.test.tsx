import type { Figures } from '@contract/content';
import { render, screen } from '@testing-library/react';
import { OwnFigures } from './Stats';

const empty = { value: '', counts: '' };
const figures: Figures = {
  properties_sold: empty,
  clients: { value: '1000+', counts: 'Whom we advised' },
  closed_clients: { value: '500+', counts: 'Sales we closed' },
  years: empty,
  rating: { value: '4.9', counts: 'In our own survey' },
  satisfaction: empty,
  average_sale: empty,
};
const shown = [
  ['years', 'Years Experience'],
  ['closed_clients', 'Happy Clients'],
  ['rating', 'Average Rating', '/5'],
] as const;

it('a figure of ours says what it counts, and one that the office cleared is not shown', () => {
  render(<OwnFigures figures={figures} shown={shown} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['500+', '4.9/5']);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Happy ClientsSales we closed',
    'Average RatingIn our own survey',
  ]);
});

it('without an answer of the server there are no figures', () => {
  const { container } = render(<OwnFigures figures={undefined} shown={shown} />);
  expect(container).toBeEmptyDOMElement();
});
