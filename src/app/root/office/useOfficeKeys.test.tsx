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

it('H23 each step of the open row has a key: it goes to the field, or presses what can be pressed', async () => {
  const pressed: string[] = [];
  render(
    <>
      <Keys />
      <section data-commands>
        <textarea aria-label="Reply" aria-keyshortcuts="r" />
        <a href="#next" aria-keyshortcuts="n" onClick={() => pressed.push('next')}>
          Next
        </a>
        <button disabled aria-keyshortcuts="t" onClick={() => pressed.push('taken')} />
        <button aria-keyshortcuts="e" onClick={() => pressed.push('closed')} />
      </section>
    </>,
  );
  await userEvent.keyboard('netw');
  expect(pressed).toEqual(['next', 'closed']);
  await userEvent.keyboard('r');
  expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveFocus();
  await userEvent.keyboard('ne');
  expect([pressed.length, screen.getByRole('textbox', { name: 'Reply' })]).toEqual([
    2,
    expect.objectContaining({ value: 'ne' }),
  ]);
});

it('no two shortcuts take the same key', () => {
  for (const key of ['j', 'k', 'f', 'n', 'r', 'c', 'w', 't', 'z', 'e', 'u', '/', '?', 'Escape'])
    expect(officeKeys.filter(({ matches }) => matches(new KeyboardEvent('keydown', { key })))).toHaveLength(1);
});
