import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterChooses } from './enterChooses';

it('H32 Enter on a choice chooses it, and sends the form from a text field only', async () => {
  enterChooses();
  const sent = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <input type="radio" name="time" aria-label="10:00" />
      <input type="checkbox" aria-label="Weekends" />
      <input aria-label="Name" />
      <button>Send</button>
    </form>,
  );
  const user = userEvent.setup();
  for (const name of ['10:00', 'Weekends']) {
    const choice = screen.getByLabelText(name);
    choice.focus();
    await user.keyboard('{Enter}');
    expect(choice).toBeChecked();
  }
  expect(sent).not.toHaveBeenCalled();
  screen.getByLabelText('Name').focus();
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});
