import { render } from '@testing-library/react';
import { Rich } from './Rich';

const htmlOf = (element: React.ReactElement) => render(<p>{element}</p>).container.innerHTML;

describe('A sentence with elements in it', () => {
  it('has each element at its place, in the order of the sentence', () => {
    expect(htmlOf(<Rich text="We sent {email} to {name}." name={<i>Ira</i>} email={<b>a link</b>} />)).toBe(
      '<p>We sent <b>a link</b> to <i>Ira</i>.</p>',
    );
  });

  it('renders what stands between tags', () => {
    expect(
      htmlOf(<Rich text="Read the <terms>terms</terms> first" terms={(inside) => <a href="/terms">{inside}</a>} />),
    ).toBe('<p>Read the <a href="/terms">terms</a> first</p>');
  });

  it('may begin and end with an element, and have none', () => {
    expect(htmlOf(<Rich text="{a} and {b}" a={<b>1</b>} b={<b>2</b>} />)).toBe('<p><b>1</b> and <b>2</b></p>');
    expect(htmlOf(<Rich text="Nothing to fill" />)).toBe('<p>Nothing to fill</p>');
  });
});
