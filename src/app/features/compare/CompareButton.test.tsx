import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../../root/store';
import { CompareButton } from './CompareButton';

it('the name of the button begins with what it shows, before and after, so that it can be pressed by voice', () => {
  render(
    <Provider store={makeStore({ baseQuery: async () => ({ data: null }) })}>
      <CompareButton id={7} title="Villa by the lake" />
    </Provider>,
  );
  const button = screen.getByRole('button');
  for (const shown of ['Compare', 'Comparing']) {
    expect(button.textContent?.trim()).toBe(shown);
    expect(button).toHaveAccessibleName(`${shown}: Villa by the lake`);
    fireEvent.click(button);
  }
});
