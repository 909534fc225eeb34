import { earlyFieldsScript, earlyFormsScript } from './document';

beforeAll(() => {
  (0, eval)(earlyFieldsScript);
});

it('the page’s head keeps what is typed and ticked before whoever hears of it can write over it', () => {
  document.body.innerHTML = '<textarea>as drawn</textarea><input type="checkbox" value="7">';
  const [area, box] = [document.querySelector('textarea'), document.querySelector('input')];
  if (!area || !box) throw new Error('nothing was drawn');
  document.addEventListener(
    'input',
    () => {
      area.value = 'as drawn';
    },
    true,
  );
  document.addEventListener('click', () => expect(window.early?.get(box)).toBe('7'), {
    capture: true,
    once: true,
  });
  area.value = 'as typed';
  area.dispatchEvent(new Event('input', { bubbles: true }));
  box.click();
  expect(window.early?.get(area)).toBe('as typed');
  expect.assertions(2);
});

it('keeps the selection in a text area that hydrates after the rest of the page', () => {
  document.documentElement.dataset.alive = 'true';
  document.body.innerHTML = '<textarea>as drawn</textarea>';
  const area = document.querySelector('textarea');
  const text = area?.firstChild;
  area?.focus();
  // what hydration does: a new text node would drop the selection
  if (area) area.defaultValue = 'as drawn';
  delete document.documentElement.dataset.alive;
  expect(area?.firstChild).toBe(text);
});

describe('where the scripts do not start', () => {
  const sent = jest.fn<void, [HTMLFormElement]>();
  beforeAll(() => {
    (0, eval)(earlyFormsScript);
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      sent(this);
    });
  });
  beforeEach(() => {
    jest.useFakeTimers();
    sent.mockClear();
    // the DOM of tests closes no dialogs, and says so
    jest.spyOn(console, 'error').mockImplementation();
    document.body.innerHTML =
      '<form id="plain" method="post" data-plain><button>Send</button></form><form id="needy" method="dialog"><button>Log in</button></form>' +
      '<div id="bar"><button type="button">Menu</button></div><footer><a href="tel:+91731">0731</a><a href="mailto:office@x.example">Write</a></footer>';
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.mocked(console.error).mockRestore();
  });
  const press = (place: string) => document.querySelector<HTMLElement>(`${place} button`)?.click();
  const said = (place: string) => document.querySelector(`${place} [role=alert]`)?.textContent;

  it('a form that the server receives is sent to it after six seconds, and one whose code came is not', () => {
    press('#plain');
    jest.advanceTimersByTime(5_900);
    expect(sent).not.toHaveBeenCalled();
    jest.advanceTimersByTime(600);
    expect(sent.mock.calls.map(([form]) => form.id)).toEqual(['plain']);
    document.querySelector('#plain')?.replaceWith(document.createElement('form'));
    sent.mockClear();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form id="late" method="post" data-plain><button>Send</button></form>',
    );
    press('#late');
    document.querySelector('#late')?.addEventListener('submit', (event) => event.preventDefault());
    jest.advanceTimersByTime(20_000);
    expect(sent).not.toHaveBeenCalled();
  });

  it.each(['#needy', '#bar'])('what needs them says so beside it, once, with our number and address: %s', (place) => {
    press(place);
    jest.advanceTimersByTime(5_500);
    expect(said(place)).toBeUndefined();
    jest.advanceTimersByTime(1_500);
    press(place);
    jest.advanceTimersByTime(7_000);
    expect(said(place)).toMatch(/^This part of the page has not loaded\. .* 0731 Write$/);
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
    expect(document.querySelector(`${place} [role=alert] a[href="tel:+91731"]`)).not.toBeNull();
  });
});
