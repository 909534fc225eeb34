/*
 * softAuthenticator(origin, rpId)   an authenticator in software: `create(options)` and `get(options)` return what a
 * browser sends. `lies` replaces the origin, the site, the challenge, the counter, or leaves out user verification.
 */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  verified?: boolean;
  credentialId?: string;
  type?: string;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');

/** CBOR of a byte string or text, RFC 8949. */
function cbor(major: 2 | 3, bytes: Buffer): Buffer {
  const { length } = bytes;
  const head =
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  return Buffer.concat([head, bytes]);
}
const text = (words: string) => cbor(3, Buffer.from(words));

/** A public key of P-256 as COSE (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const part = (name: number, value: string) =>
    Buffer.concat([Buffer.from([name]), cbor(2, Buffer.from(value, 'base64url'))]);
  return Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), part(0x21, x), part(0x22, y)]);
}

export function softAuthenticator(origin: string, rpId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(32);
  let counter = 0;
  const id = base64url(credential);

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (lies: Lies, attested?: Buffer) => {
    counter += 1;
    const flags = 0b1 | (lies.verified === false ? 0 : 0b100) | (attested ? 0b1000000 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  };

  return {
    id,
    create(options: { challenge: string }, lies: Lies = {}) {
      const length = Buffer.from([0, credential.length]);
      const data = authenticatorData(lies, Buffer.concat([Buffer.alloc(16), length, credential, coseKey(publicKey)]));
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        cbor(2, data),
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, lies)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    get(options: { challenge: string }, lies: Lies = {}) {
      const data = authenticatorData(lies);
      const client = clientData('webauthn.get', options.challenge, lies);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      const named = lies.credentialId ?? id;
      return {
        id: named,
        rawId: named,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: null,
        },
      };
    },
  };
}
