import { secondFactorEndpoints } from '@contract/secondFactor';
import { injectEndpoints } from '../injectEndpoints';
import { idTag, listTag, unlessRefused } from '../tags';

const changed = (refusal: unknown) =>
  unlessRefused(refusal, [idTag('Me', 'SECOND_FACTOR'), listTag('Session'), idTag('Me', 'ME')]);
const renamed = (refusal: unknown) => unlessRefused(refusal, [idTag('Me', 'SECOND_FACTOR')]);

/** The second step of a login, proving again who one is, and the second factors of one's own account. */
export const secondFactorApi = injectEndpoints(({ query, mutation }) => ({
  finishLogin: mutation(secondFactorEndpoints.finishLogin),
  startPasskeyUse: mutation(secondFactorEndpoints.passkeyChallenge),
  startProof: mutation(secondFactorEndpoints.startProof),
  prove: mutation(secondFactorEndpoints.prove),
  getSecondFactors: query(secondFactorEndpoints.factors, { providesTags: [idTag('Me', 'SECOND_FACTOR')] }),
  startTotp: mutation(secondFactorEndpoints.startTotp),
  confirmTotp: mutation(secondFactorEndpoints.confirmTotp, {
    invalidatesTags: (_codes, refusal) => changed(refusal),
  }),
  renameTotp: mutation(secondFactorEndpoints.renameTotp, { invalidatesTags: (_none, refusal) => renamed(refusal) }),
  disableTotp: mutation(secondFactorEndpoints.disableTotp, { invalidatesTags: (_none, refusal) => changed(refusal) }),
  startPasskey: mutation(secondFactorEndpoints.passkeyOptions),
  addPasskey: mutation(secondFactorEndpoints.addPasskey, { invalidatesTags: (_added, refusal) => changed(refusal) }),
  renamePasskey: mutation(secondFactorEndpoints.renamePasskey, {
    invalidatesTags: (_passkey, refusal) => renamed(refusal),
  }),
  removePasskey: mutation(secondFactorEndpoints.removePasskey, {
    invalidatesTags: (_none, refusal) => changed(refusal),
  }),
  renewRecoveryCodes: mutation(secondFactorEndpoints.renewRecoveryCodes, {
    invalidatesTags: (_codes, refusal) => renamed(refusal),
  }),
}));

export const {
  useGetSecondFactorsQuery,
  useRenameTotpMutation,
  useDisableTotpMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useRenewRecoveryCodesMutation,
} = secondFactorApi;
