import * as messages from '@messages/server/accounts';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof browsers, userAgent: string) => names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** A readable name of the device that sends this `User-Agent`, such as "Chrome on Windows". */
export function deviceOf(userAgent: string | undefined): string {
  const browser = nameIn(browsers, userAgent ?? '');
  const system = nameIn(systems, userAgent ?? '');
  if (browser && system) return messages.browserOnSystem(browser, system);
  return browser ?? system ?? messages.unknownDevice;
}
