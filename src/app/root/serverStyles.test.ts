/** @jest-environment jsdom */
import { conditionInside } from './serverStyles';

it.each([
  ['@media (min-width: 900px){.a{color:red;}}', '.a{@media (min-width: 900px){&{color:red;}}}'],
  [
    '@media print{.a:hover,.a > b{color:red;}.a li::before{top:0;}}',
    '.a{@media print{&:hover,& > b{color:red;}& li::before{top:0;}}}',
  ],
  ['@container (width > 10rem){.a{color:red;}}', '.a{@container (width > 10rem){&{color:red;}}}'],
])('S16 writes %s as a condition within the rule', (rule, expected) => {
  expect(conditionInside(rule)).toBe(expected);
});

it.each([
  '.a{color:red;}',
  '@keyframes a{from{top:0;}}',
  '@media print{.a{color:red;}.ab{color:red;}}',
  '@media print{html[data-x] .a{color:red;}}',
  '@media print{.a{color:red;}.b .a{color:red;}}',
  '@media print{.a:is(b,i){color:red;}}',
  '@media print{@media (width > 1px){.a{color:red;}}}',
])('S16 leaves %s as it is', (rule) => {
  expect(conditionInside(rule)).toBe(rule);
});
