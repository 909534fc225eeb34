import { brand } from '@contract/brand';
import type { PasskeyCreation, PasskeyRequest, secondFactorEndpoints } from '@contract/secondFactor';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type * as z from 'zod/mini';
import type { StoredPasskey } from './factorsStore';

type Attestation = z.output<typeof secondFactorEndpoints.addPasskey.body>['passkey'];
type Assertion = NonNullable<z.output<typeof secondFactorEndpoints.finishLogin.body>['passkey']>;

/** Milliseconds that a browser gives its user. */
const timeout = 5 * 60_000;
/** ES256, RS256 and EdDSA, in the order of preference. */
const algorithms = [-7, -257, -8];

/** Loaded at the first use, because few requests need it. */
const library = () => import('@simplewebauthn/server');

/** The site as WebAuthn knows it: a domain, and the origin that pages have. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The relying party of a site; undefined where it has no domain, because passkeys need one. A loopback address counts
 * as `localhost`.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  if (!URL.canParse(publicUrl)) return undefined;
  const url = new URL(publicUrl);
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (/^(127\.|0\.0\.0\.0$|::1?$)/.test(bare)) url.hostname = 'localhost';
  else if (isIP(bare)) return undefined;
  return { id: url.hostname, origin: url.origin };
}

const newChallenge = () => randomBytes(32).toString('base64url');
const described = ({ credentialId: id, transports }: StoredPasskey) => ({
  id,
  type: 'public-key' as const,
  ...(transports.length > 0 && { transports: [...transports] }),
});

/** Options to create a passkey. The user handle tells nothing about the person. */
export function creationOptions(
  party: RelyingParty,
  secret: Buffer,
  account: { id: number; username: string; name: string },
  own: readonly StoredPasskey[],
): PasskeyCreation {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'aangan passkeys', 32));
  return {
    challenge: newChallenge(),
    rp: { id: party.id, name: brand },
    user: {
      id: createHmac('sha256', key).update(String(account.id)).digest('base64url'),
      name: account.username,
      displayName: account.name || account.username,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout,
    attestation: 'none',
    excludeCredentials: own.map(described),
    authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, userVerification: 'required' },
  };
}

/** Options to use one of an account's passkeys. */
export function requestOptions(party: RelyingParty, own: readonly StoredPasskey[]): PasskeyRequest {
  return {
    challenge: newChallenge(),
    rpId: party.id,
    timeout,
    userVerification: 'required',
    allowCredentials: own.map(described),
  };
}

/** A passkey that the browser has created, ready to be stored; undefined when anything about it is wrong. */
export async function readAttestation(
  party: RelyingParty,
  challenge: string,
  response: Attestation,
): Promise<Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {}, response: response.response as never },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports ?? [],
  };
}

/** The new counter of a passkey whose signature fits; undefined when anything is wrong: origin, challenge, counter, user. */
export async function readAssertion(
  party: RelyingParty,
  challenge: string,
  { credentialId, publicKey, counter, transports }: StoredPasskey,
  response: Assertion,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle, ...signed } = response.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...response,
      clientExtensionResults: {},
      response: { ...signed, ...(userHandle != null && { userHandle }) },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
      transports: transports as NonNullable<WebAuthnCredential['transports']>,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified ? authenticationInfo?.newCounter : undefined;
}
