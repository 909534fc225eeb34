import { createGlobalStyle } from 'styled-components';
import { type ColorName, dark, light } from './palette';
import {
  barHeight,
  breakpoint,
  color,
  colorProperty,
  duration,
  easing,
  font,
  reducedMotion,
  shortScreen,
  size,
  space,
} from './tokens';

const scheme = (palette: Record<ColorName, string>) =>
  (Object.keys(palette) as ColorName[]).map((name) => `${colorProperty(name)}:${palette[name]};`).join('');

/**
 * Tokens as custom properties, and the base styles of all elements. Comments stand here, because browsers would load those
 * in the styles.
 *
 * - `--rail`: the floating buttons are at the right edge of wide screens; nothing else may use this strip.
 * - `*`: not for ::before and ::after, which would then be styled for every element.
 * - `body`: a very long word that somebody typed must not widen the page; in a `table` a column stays as wide as its longest
 *   word, because it would otherwise show a letter per line.
 * - `font-feature-settings`: the display font has old-style figures; a font shorthand would override a weaker rule.
 * - `unicode-bidi`: what somebody typed turns nothing around it; blocks do that by themselves.
 * - `pointer: coarse`: phones zoom in on a control with smaller letters.
 * - `scripting: none`: without scripts only what the server receives is shown as something to press or fill in.
 * - `data-waits`: a form that was submitted before its code has loaded.
 * - `--dock`: narrow screens have a bar at the bottom, taller on a listing; the page ends above it, and floating elements
 *   move up.
 * - `--tray`: homes to compare, folded into a small button above a listing's bar.
 * - `content-visibility`: until hydration, content below the first screen is not laid out and its pictures are not loaded;
 *   only its height is assumed, because an assumed width widens the page. A page opened by navigation (`data-arrives`) is
 *   laid out section by section.
 */
export const GlobalStyle = createGlobalStyle`
  :root { ${scheme(light)} color-scheme: light dark; --gutter: ${space[16]}; --section: ${space[64]}; --bar: ${barHeight}; --pinned: fixed; --stuck: sticky; }
  @media screen and (prefers-color-scheme: dark) { :root { ${scheme(dark)} } }
  @media (min-width: ${breakpoint.phone}px) { :root { --gutter: ${space[32]}; } }
  @media (min-width: ${breakpoint.tablet}px) { :root { --section: ${space[96]}; --rail: 3.5rem; } }

  * { box-sizing: border-box; }
  html { scroll-padding-top: calc(var(--bar) + ${space[16]}); scroll-padding-bottom: ${space[96]}; -webkit-text-size-adjust: 100%; }
  body { margin: 0; background: ${color.ivory50}; color: ${color.ink900}; font: 400 ${size[16]}/1.6 ${font.site}; overflow-wrap: anywhere; }
  body, body * { font-feature-settings: 'lnum' !important; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; padding: 0; }
  h1, h2, h3, h4 { font-weight: inherit; font-size: inherit; text-wrap: balance; }
  p { text-wrap: pretty; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  img, svg { display: block; max-width: 100%; }
  table { overflow-wrap: break-word; }
  a { color: inherit; }
  a, b, strong, em, span { unicode-bidi: isolate; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  @media (pointer: coarse) { input, select, textarea { font-size: max(${size[16]}, 1em) !important; } }
  button { cursor: pointer; }
  form[data-waits] [type='submit'] { opacity: 0.55; cursor: progress; &::after { content: '\\2026'; margin-left: -${space[8]}; } }
  @media (scripting: none) { :is(button, input[type='range']):not(form[action] *), form[method='dialog'] > :not(p) { display: none !important; } }
  [hidden] { display: none !important; }
  @media screen and (max-width: ${breakpoint.tablet - 1}px) {
    :root { --dock: 3.25rem; }
    body { padding-bottom: calc(var(--dock) + var(--tray, 0px)); }
    html:has([data-dock]) { --dock: 3.5rem; scroll-padding-bottom: 6rem; }
    html:has([data-tray]) { --tray: 4.5rem; scroll-padding-bottom: 13rem; }
    html:has([data-dock]):has([data-tray]) { --tray: 3.25rem; scroll-padding-bottom: 9rem; }
  }
  ${shortScreen} {
    html:nth-child(n) { --pinned: static; --stuck: static; --dock: 0px; --tray: 0px; scroll-padding-block: ${space[16]}; }
  }
  :focus-visible { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  main:focus { outline: none; }
  ::selection { background: ${color.brass500}; color: #fff; }
  a, button { transition: color ${duration.control}ms ${easing}, background-color ${duration.control}ms ${easing}, border-color ${duration.control}ms ${easing}, opacity ${duration.control}ms ${easing}; }
  ${reducedMotion} { *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important; scroll-behavior: auto !important; } }
  html:not([data-alive]) :is(main > * ~ section, main li:nth-child(n + 4) > article, footer) { content-visibility: auto; contain-intrinsic-height: auto 32rem; }
  html[data-arrives] main > * ~ section > * { content-visibility: hidden; contain-intrinsic-height: auto 32rem; }
  @media print { body { background: #fff; color: #000; } h1, h2, h3 { break-after: avoid; } }
`;
