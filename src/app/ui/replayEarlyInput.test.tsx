import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SelectField, TextArea } from './Field';
import { replayEarlyInput } from './replayEarlyInput';

const seen: string[] = [];

function Form() {
  const [review, setReview] = useState('');
  const [order, setOrder] = useState('newest');
  const [stars, setStars] = useState(0);
  const [extra, setExtra] = useState(false);
  seen.push(`${review}|${order}|${stars}|${String(extra)}`);
  return (
    <form>
      <TextArea label="Message" name="message" defaultValue="I would like to know more." />
      <TextArea label="Review" value={review} onChange={({ target }) => setReview(target.value)} />
      <SelectField label="Order" value={order} onChange={({ target }) => setOrder(target.value)}>
        <option value="newest">Newest</option>
        <option value="price">Price</option>
      </SelectField>
      {[1, 2].map((count) => (
        <input
          key={count}
          ref={replayEarlyInput}
          type="radio"
          name="stars"
          aria-label={`${count} stars`}
          checked={stars === count}
          onChange={() => setStars(count)}
        />
      ))}
      <input
        ref={replayEarlyInput}
        type="checkbox"
        aria-label="Extra"
        checked={extra}
        onChange={({ target }) => setExtra(target.checked)}
      />
    </form>
  );
}

/** The form as the server rendered it; `before` runs before hydration. */
async function takeOver(before: () => void) {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(place);
  window.early = new WeakMap();
  before();
  await act(async () => {
    hydrateRoot(place, <Form />);
  });
}

const field = <Field extends HTMLElement>(label: string) => screen.getByLabelText<Field>(label);

function enter(label: string, text: string) {
  const entered = field<HTMLTextAreaElement>(label);
  entered.value = text;
  window.early?.set(entered, text);
}

function tick(label: string) {
  const ticked = field<HTMLInputElement>(label);
  ticked.checked = true;
  window.early?.set(ticked, 'on');
}

it('passes everything typed and chosen before hydration to the form’s state', async () => {
  await takeOver(() => {
    enter('Message', 'Is the terrace shared?');
    enter('Review', 'A calm house.');
    enter('Order', 'price');
    tick('2 stars');
    tick('Extra');
  });
  await waitFor(() => expect(seen.at(-1)).toBe('A calm house.|price|2|true'));
  expect(field('Message')).toHaveValue('Is the terrace shared?');
  expect(field('2 stars')).toBeChecked();
  expect(field('Extra')).toBeChecked();
});

it('leaves untouched fields alone', async () => {
  seen.length = 0;
  await takeOver(() => enter('Message', 'Is the terrace shared?'));
  await waitFor(() => expect(field('Message')).toHaveValue('Is the terrace shared?'));
  expect(new Set(seen)).toEqual(new Set(['|newest|0|false']));
});
