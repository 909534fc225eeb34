import { render, screen } from '@testing-library/react';
import { useStepInView } from './useStepInView';

const scrolled = jest.fn();
let top = 0;

beforeEach(() => {
  scrolled.mockReset();
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    scrolled(this.textContent);
  };
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => ({ top, height: 40 }) as DOMRect);
});
afterEach(() => jest.restoreAllMocks());

function Step({ title, acted = true, atFirst = false }: { title: string; acted?: boolean; atFirst?: boolean }) {
  return (
    <h2 ref={useStepInView<HTMLHeadingElement>(title, { acted, atFirst })} tabIndex={-1}>
      {title}
    </h2>
  );
}

it('H32 a step that comes out of view is focused and scrolled to', () => {
  top = -367;
  const { rerender } = render(<Step title="Choose a time" />);
  expect([document.activeElement, scrolled.mock.calls]).toEqual([document.body, []]);
  rerender(<Step title="Pay ₹99" />);
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(scrolled.mock.calls).toEqual([['Pay ₹99']]);
});

it('H32 a step in view is focused where it stands, and one below the window is scrolled to', () => {
  top = 200;
  const { unmount } = render(<Step title="Thank you" atFirst />);
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(scrolled).not.toHaveBeenCalled();
  unmount();
  top = window.innerHeight - 20;
  render(<Step title="Thank you" atFirst />);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('H32 what comes by itself moves neither focus nor page', () => {
  top = -367;
  const { rerender } = render(<Step title="Held" acted={false} />);
  rerender(<Step title="Booked" acted={false} />);
  expect([document.activeElement, scrolled.mock.calls]).toEqual([document.body, []]);
});
