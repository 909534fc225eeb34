import { earlyFieldsScript } from './document';

it('the page’s head keeps what is typed and ticked before whoever hears of it can write over it', () => {
  (0, eval)(earlyFieldsScript);
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
  document.addEventListener('click', () => expect(window.early?.get(box)).toBe('7'), true);
  area.value = 'as typed';
  area.dispatchEvent(new Event('input', { bubbles: true }));
  box.click();
  expect(window.early?.get(area)).toBe('as typed');
  expect.assertions(2);
});
