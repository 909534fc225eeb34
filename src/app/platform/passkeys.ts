import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

export const supportsPasskeys = (): boolean => browserSupportsWebAuthn();

/** Lets the browser's user choose and unlock a passkey. Rejects if they cancel. */
export async function unlockPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  const { id, rawId, response } = await startAuthentication({ optionsJSON });
  return { id, rawId, type: 'public-key' as const, response };
}

/** Lets the browser's user create a passkey. Rejects if they cancel, or if this device has one already. */
export async function createPasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject, ...(transports && { transports: [...transports] }) },
  };
}
