import { callHref } from './callHref';
import { phoneHref } from './phoneHref';

it.each([
  ['+91 731 400 0000', 'tel:+917314000000'],
  ['(0731) 400-0000', 'tel:07314000000'],
  ['98260 00000 / 0731 4000000', 'tel:9826000000'],
  ['0731-4000000/01', 'tel:07314000000'],
  ['+1 415 555 2671 x204', 'tel:+14155552671;ext=204'],
  ['0731 4000000 ext. 12', 'tel:07314000000;ext=12'],
])('%s is called by %s', (phone, href) => expect(callHref(phone)).toBe(href));

it.each([
  ['+91 731 400 0000', 'tel:+917314000000'],
  ['0731 4000000 / 4000001', 'tel:07314000000'],
])('the company’s %s is called by %s', (phone, href) => expect(phoneHref(phone)).toBe(href));
