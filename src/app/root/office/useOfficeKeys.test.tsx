import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeKeys } from './officeKeys';
import { useOfficeKeys } from './useOfficeKeys';

function Keys() {
  const { dialog } = useOfficeKeys();
  return (
    <>
      <input aria-label="Text" />
      <output>{dialog ?? 'none'}</output>
    </>
  );
}

const opened = () => screen.getByRole('status').textContent;

it.each([
  ['{Control>}k{/Control}', 'search'],
  ['{Meta>}K{/Meta}', 'search'],
  ['/', 'search'],
  ['?', 'shortcuts'],
  ['x', 'none'],
])('H23 %s opens %s', async (keys, dialog) => {
  render(<Keys />);
  await userEvent.keyboard(keys);
  expect(opened()).toBe(dialog);
});

it('H23 in a field only Ctrl K is a shortcut: the rest is text, and Escape leaves the field', async () => {
  render(<Keys />);
  await userEvent.type(screen.getByRole('textbox'), 'j/?');
  expect(screen.getByRole('textbox')).toHaveValue('j/?');
  expect(opened()).toBe('none');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('textbox')).not.toHaveFocus();
  await userEvent.type(screen.getByRole('textbox'), '{Control>}k{/Control}');
  expect(opened()).toBe('search');
});

it('no two shortcuts take the same key', () => {
  for (const key of ['j', 'k', 'f', '/', '?', 'Escape'])
    expect(officeKeys.filter(({ matches }) => matches(new KeyboardEvent('keydown', { key })))).toHaveLength(1);
});
