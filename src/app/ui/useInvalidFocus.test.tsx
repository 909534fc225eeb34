import { render, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { useInvalidFocus } from './useInvalidFocus';
import { useModal } from './useModal';

function Form({ refusal, children }: { refusal?: unknown; children?: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  useInvalidFocus(form, refusal);
  return (
    <form ref={form}>
      <input aria-label="Title" />
      <input aria-label="Description" aria-invalid={refusal !== undefined} />
      <button type="button">Publish…</button>
      {children}
    </form>
  );
}

function Dialog() {
  const dialog = useModal();
  return <dialog ref={dialog} />;
}

const description = () => screen.getByLabelText('Description');
const publish = () => screen.getByRole('button', { name: 'Publish…', hidden: true });

const { focus } = HTMLElement.prototype;
beforeEach(() => {
  // as in browsers, nothing behind an open dialog gets the focus
  jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    const open = document.querySelector('dialog[open]');
    if (!open || open.contains(this)) focus.call(this);
  });
});

afterEach(() => jest.restoreAllMocks());

it('focuses the first invalid control for every new refusal', () => {
  const { rerender } = render(<Form />);
  expect(document.body).toHaveFocus();
  const first = new Error('Enter a description.');
  rerender(<Form refusal={first} />);
  expect(description()).toHaveFocus();
  publish().focus();
  rerender(<Form refusal={first} />);
  expect(publish()).toHaveFocus();
  rerender(<Form refusal={new Error('Enter a description.')} />);
  expect(description()).toHaveFocus();
});

it('a refused field behind a dialog gets the focus once the dialog is gone', () => {
  const { rerender } = render(<Form />);
  publish().focus();
  rerender(
    <Form>
      <Dialog />
    </Form>,
  );
  const refusal = new Error('Enter a description.');
  rerender(
    <Form refusal={refusal}>
      <Dialog />
    </Form>,
  );
  expect(description()).not.toHaveFocus();
  rerender(<Form refusal={refusal} />);
  expect(description()).toHaveFocus();
});

it('a dialog that is gone returns the focus if the refusal is settled by then', () => {
  const { rerender } = render(<Form />);
  publish().focus();
  rerender(
    <Form refusal={new Error('Enter a description.')}>
      <Dialog />
    </Form>,
  );
  rerender(
    <Form>
      <Dialog />
    </Form>,
  );
  rerender(<Form />);
  expect(publish()).toHaveFocus();
});
