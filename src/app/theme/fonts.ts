import cormorant from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import cormorantRupee from './fonts/cormorant-garamond-rupee.woff2';
import interRupee from './fonts/inter-rupee.woff2';
import robotoRupee from './fonts/roboto-rupee.woff2';
import sourceSansRupee from './fonts/source-sans-3-rupee.woff2';

/** The range that Google's `latin` subsets cover. */
const latin = 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

interface Face {
  file: string;
  /** A file of the rupee sign alone: the subset that has it otherwise weighs 30 to 85 kB. */
  rupee: string;
  weights: string;
  /** A local font stretched to the same measures, so that nothing shifts when the font arrives (computed with Capsize). */
  fallback: { local: string; ascent: number; descent: number; size: number };
}

const display: Face = { file: cormorant, rupee: cormorantRupee, weights: '300 700', fallback: { local: "local('Times New Roman'),local('TimesNewRomanPSMT'),local('Liberation Serif')", ascent: 95.2728, descent: 29.5923, size: 96.9846 } };
const arial = "local('Arial'),local('ArialMT'),local('Liberation Sans')";
const siteFonts: Readonly<Record<string, Face>> = {
  Roboto: { file: roboto, rupee: robotoRupee, weights: '100 900', fallback: { local: arial, ascent: 92.9771, descent: 24.4677, size: 99.7809 } },
  Inter: { file: inter, rupee: interRupee, weights: '100 900', fallback: { local: arial, ascent: 90.4365, descent: 22.518, size: 107.1194 } },
  'Source Sans 3': { file: sourceSans, rupee: sourceSansRupee, weights: '200 900', fallback: { local: arial, ascent: 109.2105, descent: 42.6604, size: 93.7639 } },
};

function faceCss(name: string, { file, rupee, weights, fallback }: Face): string {
  const face = (address: string, range: string) => `@font-face{font-family:'${name}';font-style:normal;font-display:swap;font-weight:${weights};src:url(${address}) format('woff2');unicode-range:${range}}`;
  return (
    face(file, latin) +
    face(rupee, 'U+20B9') +
    `@font-face{font-family:'${name} Fallback';src:${fallback.local};ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%;line-gap-override:0%;size-adjust:${fallback.size}%}`
  );
}

/** The style that brings the display font and the named site font (Roboto for a name that is not shipped), and the files worth asking for at once. */
export function fontStyle(siteFont: string): { css: string; preload: readonly string[] } {
  const name = siteFont in siteFonts ? siteFont : 'Roboto';
  const site = siteFonts[name] ?? display;
  const families = `:root{--font-display:'Cormorant Garamond','Cormorant Garamond Fallback',Georgia,serif;--font-site:'${name}','${name} Fallback',system-ui,sans-serif}`;
  return { css: faceCss('Cormorant Garamond', display) + faceCss(name, site) + families, preload: [display.file, site.file] };
}
