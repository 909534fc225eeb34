/** Whether a secret is easy to guess: shorter than `minLength`, or made of fewer than eight different characters. */
export const isWeakSecret = (secret: string, minLength: number): boolean =>
  secret.length < minLength || new Set(secret).size < 8;
