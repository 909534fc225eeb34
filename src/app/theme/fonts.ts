import cormorant from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import cormorantPlain from './fonts/cormorant-garamond-plain.woff2';
import cormorantRupee from './fonts/cormorant-garamond-rupee.woff2';
import interPlain from './fonts/inter-plain.woff2';
import interRupee from './fonts/inter-rupee.woff2';
import robotoPlain from './fonts/roboto-plain.woff2';
import robotoRupee from './fonts/roboto-rupee.woff2';
import sourceSansPlain from './fonts/source-sans-3-plain.woff2';
import sourceSansRupee from './fonts/source-sans-3-rupee.woff2';

/** The characters of nearly every page, and the rest of the range that Google's `latin` subsets cover. */
const plain =
  'U+0020-007E,U+00A0,U+00A9,U+00B0,U+00B2,U+00B7,U+00BD,U+00D7,U+00E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212';
const otherLatin =
  'U+00A1-00A8,U+00AA-00AF,U+00B1,U+00B3-00B6,U+00B8-00BC,U+00BE-00D6,U+00D8-00E8,U+00EA-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+20AC,U+2122,U+2191,U+2193,U+2215,U+FEFF,U+FFFD';

interface Face {
  /** The plain characters in the weights that the site uses: half the bytes. */
  plain: string;
  /** The whole `latin` subset, for other characters. */
  file: string;
  /** A file with the rupee sign only: the subset that contains it has 30 to 85 kB. */
  rupee: string;
  weights: string;
  /** A local font scaled to the same metrics, so that nothing shifts when the font loads (computed with Capsize). */
  fallback: { local: string; ascent: number; descent: number; size: number };
}

const display: Face = {
  plain: cormorantPlain,
  file: cormorant,
  rupee: cormorantRupee,
  weights: '500 600',
  fallback: {
    local: "local('Times New Roman'),local('TimesNewRomanPSMT'),local('Liberation Serif')",
    ascent: 95.2728,
    descent: 29.5923,
    size: 96.9846,
  },
};
const arial = "local('Arial'),local('ArialMT'),local('Liberation Sans')";
const siteFonts: Readonly<Record<string, Face>> = {
  Roboto: {
    plain: robotoPlain,
    file: roboto,
    rupee: robotoRupee,
    weights: '400 700',
    fallback: { local: arial, ascent: 92.9771, descent: 24.4677, size: 99.7809 },
  },
  Inter: {
    plain: interPlain,
    file: inter,
    rupee: interRupee,
    weights: '400 700',
    fallback: { local: arial, ascent: 90.4365, descent: 22.518, size: 107.1194 },
  },
  'Source Sans 3': {
    plain: sourceSansPlain,
    file: sourceSans,
    rupee: sourceSansRupee,
    weights: '400 700',
    fallback: { local: arial, ascent: 109.2105, descent: 42.6604, size: 93.7639 },
  },
};

function faceCss(name: string, { plain: plainFile, file, rupee, weights }: Face): string {
  const face = (address: string, range: string) =>
    `@font-face{font-family:'${name}';font-style:normal;font-display:swap;font-weight:${weights};src:url(${address}) format('woff2');unicode-range:${range}}`;
  return face(plainFile, plain) + face(file, otherLatin) + face(rupee, 'U+20B9');
}

const fallbackCss = (name: string, { fallback: { local, ascent, descent, size } }: Face) =>
  `@font-face{font-family:'${name} Fallback';src:${local};ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;size-adjust:${size}%}`;

/**
 * The faces of the display font and of the named site font (Roboto for a name that is not shipped), the families that
 * use them with local fallbacks of the same metrics, and the files to preload: a font that loads later, with the first
 * price, would cause another layout of the whole page.
 */
export function fontStyle(siteFont: string): { faces: string; families: string; preload: readonly string[] } {
  const name = siteFont in siteFonts ? siteFont : 'Roboto';
  const site = siteFonts[name] ?? display;
  return {
    faces: faceCss('Cormorant Garamond', display) + faceCss(name, site),
    families: `${fallbackCss('Cormorant Garamond', display)}${fallbackCss(name, site)}:root{--font-display:'Cormorant Garamond','Cormorant Garamond Fallback',Georgia,serif;--font-site:'${name}','${name} Fallback',system-ui,sans-serif}`,
    preload: [display.plain, site.plain, display.rupee, site.rupee],
  };
}
