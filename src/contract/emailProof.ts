import * as messages from '@messages/contract/properties';

/**
 * Why a listing stays a draft until its owner's email address is confirmed, and the next step. A constant, so that the
 * app can recognise this reason.
 */
export const confirmEmailFirst = messages.confirmEmailFirst;
