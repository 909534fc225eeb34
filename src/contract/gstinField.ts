import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { faultOfGstin, tidyGstin } from './gstin';

/** A GSTIN that is checked by its state and its last character; blanks and case do not matter. `except` is taken as it is. */
export const Gstin = ({ except }: { except: string }) =>
  z
    .string()
    .check(
      z.maxLength(40, messages.enterAGstinOf15Characters),
      z.overwrite(tidyGstin),
      z.check((entered) => {
        const fault = entered.value === except ? undefined : faultOfGstin(entered.value);
        if (fault !== undefined) entered.issues.push({ code: 'custom', input: entered.value, message: fault });
      }),
    )
    .register(z.globalRegistry, { examples: [except, '27AAPFU0939F1ZV'] });
