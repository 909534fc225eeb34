import { phoneHref } from './phoneHref';

it.each([
  ['+91 731 400 0000', 'tel:+917314000000'],
  ['(0731) 400-0000', 'tel:07314000000'],
])('%s is called by %s', (phone, href) => expect(phoneHref(phone)).toBe(href));
