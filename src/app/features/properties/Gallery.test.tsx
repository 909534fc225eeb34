import { render, screen } from '@testing-library/react';
import { Gallery } from './Gallery';

it('a listing without photographs shows one drawing, says so, and has nothing to turn', () => {
  render(<Gallery pictures={[]} title="Villa by the lake" />);
  const gallery = screen.getByRole('region', { name: 'Pictures of Villa by the lake' });
  expect(gallery).toHaveTextContent(/^No photographs yet$/);
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/placeholders/front.svg');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
