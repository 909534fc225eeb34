import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './Field';
import { useCheckedForm } from './useCheckedForm';

const sent = jest.fn<void, [string[][]]>();
beforeEach(() => sent.mockClear());

function Form({
  busy = false,
  refusal,
  refused = {},
}: {
  busy?: boolean;
  refusal?: unknown;
  refused?: Record<string, string>;
}) {
  const { form, submit, errors } = useCheckedForm({ busy, refusal, refused }, (element) =>
    sent([...element.querySelectorAll('input')].map(({ name, value }) => [name, value])),
  );
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <TextField label="Title" name="title" required error={errors.title} />
      <TextField label="Rooms" name="rooms" type="number" min={1} max={99} step={1} error={errors.rooms} />
      <TextField label="Email" name="email" type="email" error={errors.email} />
      <TextField label="Price" name="price" pattern="\d+" data-wrong="Digits only." error={errors.price} />
      <button type="submit">Send</button>
    </form>
  );
}

const send = () => userEvent.click(screen.getByText('Send'));

it('shows each field’s error, focuses the first and sends nothing', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Title'), '  ');
  await userEvent.type(screen.getByLabelText('Rooms'), '0');
  await userEvent.type(screen.getByLabelText('Email'), 'me');
  await userEvent.type(screen.getByLabelText('Price'), 'much');
  await send();
  expect(screen.getByLabelText('Title')).toHaveFocus();
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('This field is required.');
  expect(screen.getByLabelText('Rooms')).toHaveAccessibleDescription('Must be at least 1.');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Enter an email address, such as name@example.com.',
  );
  expect(screen.getByLabelText('Price')).toHaveAccessibleDescription('Digits only.');
  expect(sent).not.toHaveBeenCalled();
});

it.each([
  ['100', 'Must be at most 99.'],
  ['1.5', 'Enter a whole number.'],
])('refuses %s rooms', async (rooms, words) => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Title'), 'Villa');
  await userEvent.type(screen.getByLabelText('Rooms'), rooms);
  await send();
  expect(screen.getByLabelText('Rooms')).toHaveAccessibleDescription(words);
  expect(screen.getByLabelText('Rooms')).toHaveFocus();
});

it('submits valid entries, and never twice at the same time', async () => {
  const { rerender } = render(<Form />);
  await userEvent.type(screen.getByLabelText('Title'), 'Villa');
  await send();
  expect(sent).toHaveBeenCalledWith([
    ['title', 'Villa'],
    ['rooms', ''],
    ['email', ''],
    ['price', ''],
  ]);
  rerender(<Form busy />);
  fireEvent.submit(screen.getByText('Send').closest('form')!);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('H7 focuses a field each time that the server refuses it, and keeps the entries', async () => {
  const { rerender } = render(<Form />);
  await userEvent.type(screen.getByLabelText('Title'), 'Villa');
  for (const attempt of [1, 2]) {
    screen.getByText('Send').focus();
    rerender(<Form refusal={{ attempt }} refused={{ rooms: 'Too many.' }} />);
    expect(screen.getByLabelText('Rooms')).toHaveFocus();
    expect(screen.getByLabelText('Rooms')).toHaveAccessibleDescription('Too many.');
  }
  expect(screen.getByLabelText('Title')).toHaveValue('Villa');
});
