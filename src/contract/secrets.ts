/** Replaces a secret. */
export const redacted = '(hidden)';

/** A field is secret if its name ends in one of these: `password`, `resetToken`, `x-razorpay-signature`. */
const secretEndings =
  'password|passwd|passphrase|token|secret|signature|authorization|cookie|cvv|challenge|totp_?code|recovery_?code';
const secretNames = 'card';

/**
 * Fields that are secret in one call only, because their names are harmless elsewhere. By the call's name in the
 * contract, which the app's endpoint shares.
 */
export const secretFieldsOf: Readonly<Record<string, readonly string[]>> = {
  changePassword: ['old', 'new'],
  confirmPasswordReset: ['new'],
};

const secretName = new RegExp(`^(${secretNames}|.*(${secretEndings})s?)$`, 'i');

/** Whether the field of this name may grant access; `call` is the call it belongs to, if known. */
export function isSecret(name: string, call?: string): boolean {
  return secretName.test(name) || (call !== undefined && (secretFieldsOf[call]?.includes(name) ?? false));
}

// text does not say which call it belongs to
const inText = `[\\w-]*(?:${secretEndings})s?|${[secretNames, ...new Set(Object.values(secretFieldsOf).flat())].join('|')}`;

const patterns: readonly (readonly [RegExp, string])[] = [
  [/\b(Token|Bearer|Basic)\s+[\w+/=.~-]{6,}/gi, `$1 ${redacted}`],
  // as JSON, and as JSON within a string
  [
    new RegExp(`(\\\\*")(${inText})\\1(\\s*:\\s*)\\1(?:\\\\{3}"|(?!\\1)(?:\\\\.|[^\\\\]))*\\1`, 'gi'),
    `$1$2$1$3$1${redacted}$1`,
  ],
  [new RegExp(`((?:^|[?#&;\\s])(?:${inText})=)[^&#\\s"\\\\]+`, 'gi'), `$1${redacted}`],
  // user:password@ of a URL
  [/(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@"]*:)[^\s@"]+@/gi, `$1${redacted}@`],
];

/** Removes the secrets from a text that can be recognised by their prefix: headers, JSON, URLs and their parameters. */
export function redactSecrets(text: string): string {
  return patterns.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
}
