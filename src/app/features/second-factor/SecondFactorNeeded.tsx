import * as messages from '@messages/app/secondFactorSetup';
import { Container, Stack } from '../../ui/Layout';
import { PageEnd } from '../../ui/PageEnd';
import { PageHead } from '../../ui/PageHead';
import { SecondFactors } from './SecondFactors';

/**
 * The office of staff who still lack the second factor that they must have: where they set it up. `onAdding` hears when
 * the dialog with the recovery codes opens and closes.
 */
export function SecondFactorNeeded({ onAdding }: { onAdding: (isAdding: boolean) => void }) {
  return (
    <>
      <PageHead title={messages.neededTitle} lead={messages.needed} trail={[{ name: messages.office }]} />
      <Container>
        <Stack>
          <SecondFactors onAdding={onAdding} />
        </Stack>
        <PageEnd />
      </Container>
    </>
  );
}
