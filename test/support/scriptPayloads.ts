/**
 * Stored XSS attempts: 30 kinds of markup that run `ran()`, each after 5 ways to escape a context. At most 80
 * characters each.
 */
const markup = [
  '<script>ran()</script>',
  '<script src=data:,ran()></script>',
  '<script type=module>ran()</script>',
  '<svg><script>ran()</script></svg>',
  '<math><mtext><script>ran()</script>',
  '<template><script>ran()</script></template>',
  '<img src=x onerror=ran()>',
  '<img/src/onerror=ran()>',
  '<svg onload=ran()>',
  '<svg/onload=ran()>',
  '<svg><animate onbegin=ran() attributeName=x>',
  '<body onload=ran()>',
  '<iframe src=javascript:parent.ran()>',
  '<iframe srcdoc="<script>parent.ran()</script>">',
  '<object data=javascript:ran()>',
  '<embed src=javascript:ran()>',
  '<a href=javascript:ran() autofocus onfocus=ran()>x</a>',
  '<input autofocus onfocus=ran()>',
  '<select autofocus onfocus=ran()>',
  '<textarea autofocus onfocus=ran()>',
  '<button autofocus onfocus=ran()>',
  '<details open ontoggle=ran()>',
  '<video><source onerror=ran()></video>',
  '<audio src=x onerror=ran()>',
  '<marquee onstart=ran()>',
  '<style>*{background:url(javascript:ran())}</style>',
  '<link rel=stylesheet href=data:, onload=ran()>',
  '<base href=javascript:/a/>',
  '<form action=javascript:ran()><input autofocus>',
  '<meta http-equiv=refresh content=0;javascript:ran()>',
];
const waysOut = ['', '">', "'>", '</textarea>', '</script>'];

/** Ordered so that any prefix has many kinds of markup. */
export const scriptPayloads: readonly string[] = waysOut.flatMap((way, turn) =>
  markup.map((_tag, at) => way + (markup[(at * 7 + turn) % markup.length] ?? '')),
);
