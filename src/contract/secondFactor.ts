import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { ById, FieldProblem, Id, Instant, Problem, text } from './shared';

/** The ways to prove who one is; `password` only where the account has no second factor. */
export const proofMethods = ['totp', 'passkey', 'recovery', 'password'] as const;
export type ProofMethod = (typeof proofMethods)[number];

const ChallengeToken = z
  .string()
  .check(z.minLength(20, messages.thisLoginIsNotComplete), z.maxLength(200, messages.thisLoginIsNotComplete));

export const LoginChallenge = z.object({
  /** Names this login at the next call. It works for 10 minutes and 5 wrong answers. */
  challenge: z.string(),
  methods: z.array(z.enum(proofMethods)),
});
export type LoginChallenge = z.output<typeof LoginChallenge>;

const base64url = (max: number) =>
  z.string().check(z.regex(/^[\w-]*$/, messages.thisIsNotBase64url), z.maxLength(max, messages.thisIsTooLong));

/** `AuthenticationResponseJSON` of WebAuthn, as a browser's `toJSON()` writes it. https://www.w3.org/TR/webauthn-3/ */
const PasskeyAssertion = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(8_000),
    signature: base64url(4_000),
    userHandle: z.optional(z.nullable(base64url(200))),
  }),
});
/** `RegistrationResponseJSON` of WebAuthn. */
const PasskeyAttestation = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(8_000),
    attestationObject: base64url(16_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
});

/** Exactly one of these. */
const proofFields = {
  /** The six digits of an authenticator app. */
  totp_code: z.optional(z.string().check(z.maxLength(20, messages.thisCodeIsTooLong))),
  /** One of the codes for a lost device. */
  recovery_code: z.optional(z.string().check(z.maxLength(60, messages.thisCodeIsTooLong))),
  passkey: z.optional(PasskeyAssertion),
};
const FactorProof = z.object({ challenge: ChallengeToken, ...proofFields });
const OwnProof = z.object({
  challenge: ChallengeToken,
  ...proofFields,
  /** Of an account without a second factor. */
  password: z.optional(z.string().check(z.maxLength(1_024, messages.thisPasswordIsTooLong))),
});
/** What is given to prove who one is. */
export type GivenProof = Omit<z.output<typeof OwnProof>, 'challenge'>;

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.optional(z.array(z.string())) }),
  ),
});
export type PasskeyRequest = z.output<typeof PasskeyRequest>;
/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.optional(z.array(z.string())) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.output<typeof PasskeyCreation>;

const DeviceName = text(limits.shortText.max);

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  created_at: Instant,
  last_used_at: z.nullable(Instant),
});
export type Passkey = z.output<typeof Passkey>;

export const SecondFactors = z.object({
  /** The authenticator app; null without one. */
  totp: z.nullable(z.object({ name: z.string(), created_at: Instant, last_used_at: z.nullable(Instant) })),
  passkeys: z.array(Passkey),
  recovery_codes_left: z.int(),
  /** Whether the last one must stay: the account has a role. */
  required: z.boolean(),
});
export type SecondFactors = z.output<typeof SecondFactors>;

/** Shown once; empty unless this was the account's first second factor. */
const NewRecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const refused = { 400: FieldProblem, 401: Problem, 403: Problem };

export const secondFactorEndpoints = {
  finishLogin: endpoint({
    method: 'POST',
    path: '/api/auth/login/second-factor/',
    access: 'anyone',
    summary: 'Finishes a login with a second factor: an authenticator’s code, a recovery code or a passkey.',
    body: FactorProof,
    responses: { 200: z.object({ token: z.string() }), 400: FieldProblem, 429: Problem },
  }),
  passkeyChallenge: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/challenge/',
    access: 'anyone',
    summary: 'Returns what a browser needs to use a passkey of the account that is logging in; works once.',
    body: z.object({ challenge: ChallengeToken }),
    responses: { 200: PasskeyRequest, 400: FieldProblem, 409: Problem },
  }),
  startProof: endpoint({
    method: 'POST',
    path: '/api/auth/reauthenticate/challenge/',
    access: 'account',
    summary: 'Begins to prove again who one is: returns a challenge and the ways to meet it.',
    responses: { 200: LoginChallenge, 401: Problem, 429: Problem },
  }),
  prove: endpoint({
    method: 'POST',
    path: '/api/auth/reauthenticate/',
    access: 'account',
    summary: 'Proves who one is, with the second factor or, without one, the password: for 15 minutes.',
    body: OwnProof,
    responses: { 204: null, 400: FieldProblem, 401: Problem, 429: Problem },
  }),
  factors: endpoint({
    method: 'GET',
    path: '/api/auth/second-factors/',
    access: 'account',
    summary: 'Returns this account’s second factors.',
    responses: { 200: SecondFactors, 401: Problem },
  }),
  startTotp: endpoint({
    method: 'POST',
    path: '/api/auth/totp/',
    access: 'account',
    reauthenticate: true,
    summary: 'Makes a secret for an authenticator app, which counts once a code of it is confirmed.',
    responses: { 201: z.object({ secret: z.string(), uri: z.string() }), 401: Problem, 403: Problem, 409: Problem },
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: '/api/auth/totp/confirm/',
    access: 'account',
    summary: 'Adds or replaces the authenticator app with a code of it; the first factor ends the other sessions.',
    body: z.object({
      totp_code: z
        .string()
        .check(z.minLength(1, messages.thisFieldIsRequired), z.maxLength(20, messages.thisCodeIsTooLong)),
      name: z.optional(DeviceName),
    }),
    responses: { 200: NewRecoveryCodes, 400: FieldProblem, 401: Problem, 409: Problem, 429: Problem },
  }),
  renameTotp: endpoint({
    method: 'PATCH',
    path: '/api/auth/totp/',
    access: 'account',
    summary: 'Renames the authenticator app.',
    body: z.object({ name: DeviceName }),
    responses: { 204: null, 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  disableTotp: endpoint({
    method: 'POST',
    path: '/api/auth/totp/disable/',
    access: 'account',
    reauthenticate: true,
    summary: 'Removes the authenticator app.',
    responses: { 204: null, 401: Problem, 403: Problem, 404: Problem, 409: Problem },
  }),
  passkeyOptions: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/options/',
    access: 'account',
    reauthenticate: true,
    summary: 'Returns what a browser needs to create a passkey for this account; works once.',
    responses: {
      200: z.object({ challenge: z.string(), options: PasskeyCreation }),
      401: Problem,
      403: Problem,
      409: Problem,
    },
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/',
    access: 'account',
    summary: 'Adds a passkey; the first factor ends the other sessions.',
    body: z.object({ challenge: ChallengeToken, name: z.optional(DeviceName), passkey: PasskeyAttestation }),
    responses: {
      201: z.extend(NewRecoveryCodes, { passkey: Passkey }),
      400: FieldProblem,
      401: Problem,
      409: Problem,
    },
  }),
  passkeys: endpoint({
    method: 'GET',
    path: '/api/auth/passkeys/',
    access: 'account',
    summary: 'Lists this account’s passkeys, the oldest first.',
    responses: { 200: z.array(Passkey), 401: Problem },
  }),
  passkey: endpoint({
    method: 'GET',
    path: '/api/auth/passkeys/:id/',
    access: 'account',
    summary: 'Returns one passkey of this account.',
    params: ById,
    responses: { 200: Passkey, 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  renamePasskey: endpoint({
    method: 'PATCH',
    path: '/api/auth/passkeys/:id/',
    access: 'account',
    summary: 'Renames a passkey.',
    params: ById,
    body: z.object({ name: DeviceName }),
    responses: { 200: Passkey, 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/api/auth/passkeys/:id/',
    access: 'account',
    reauthenticate: true,
    summary: 'Removes a passkey.',
    params: ById,
    responses: { 204: null, ...refused, 404: Problem, 409: Problem },
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/auth/recovery-codes/',
    access: 'account',
    reauthenticate: true,
    summary: 'Makes new recovery codes; the earlier ones no longer work.',
    responses: { 201: NewRecoveryCodes, 401: Problem, 403: Problem, 409: Problem },
  }),
};
