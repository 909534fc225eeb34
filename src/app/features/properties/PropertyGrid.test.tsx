import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { propertyWith } from '../../../../test/support/listings';
import { makeStore } from '../../root/store';
import { PropertyGrid } from './PropertyGrid';

it('a listing without a type is a Property, and one without a picture has a drawing', () => {
  const property = { ...propertyWith({ title: 'A house', property_type: { id: 1, name: '' } }), cover: null };
  render(
    <Provider store={makeStore({ baseQuery: async () => ({ data: [] }) })}>
      <MemoryRouter>
        <PropertyGrid properties={[property as never]} level="h2" />
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByText(/^Property\b/)).toBeVisible();
  expect(screen.getByRole('article').querySelector('img')).toHaveAttribute('src', '/placeholders/front.svg');
});
