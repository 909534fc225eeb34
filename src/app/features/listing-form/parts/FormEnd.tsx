import * as messages from '@messages/app/listingForm';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { errorMessage } from '../../../api/apiError';
import { color, radius, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Display3, Stack } from '../../../ui/Layout';
import type { Advice } from '../propertyFormSections';
import type { FormRef } from '../usePropertyForm';
import { DraftReasonLink } from '../../../session/DraftReasonLink';
import { GroupError } from '../../../ui/GroupError';

interface FormEndProps {
  form: FormRef;
  formStatus: string;
  refusal: unknown;
  /** "Post property" or "Save changes". */
  action: string;
  advice: readonly Advice[];
  photosLeft: number;
  /** The button that discards the draft or starts over. */
  discard: ReactNode;
}

const isWorking = (formStatus: string) => ['storing', 'waiting', 'publishing'].includes(formStatus);

/** What the listing still lacks, why it was not posted, and the submit button. */
export function FormEnd({ form, formStatus, refusal, action, advice, photosLeft, discard }: FormEndProps) {
  return (
    <End>
      <Lacking advice={advice} />
      {formStatus === 'held' && refusal !== undefined && refusal !== null && (
        <Box role="alert">
          <Info size={20} strokeWidth={1.5} aria-hidden />
          <Stack $gap={12}>
            <p>{errorMessage(refusal)}</p>
            <div>
              <DraftReasonLink reason={errorMessage(refusal)} />
            </div>
          </Stack>
        </Box>
      )}
      {formStatus === 'stuck' && (
        <div role="alert">
          <GroupError>{messages.somePhotosDidNotUpload}</GroupError>
        </div>
      )}
      <Row>
        <Button type="submit" disabled={isWorking(formStatus)}>
          {isWorking(formStatus) ? messages.oneMoment : action}
        </Button>
        {formStatus === 'waiting' && (
          <>
            <span role="status">{messages.stillUploading(photosLeft)}</span>
            <Button $kind="quiet" onClick={() => form.send({ type: 'STOPPED' })}>
              {messages.postWithoutWaiting}
            </Button>
          </>
        )}
        {!isWorking(formStatus) && discard}
      </Row>
    </End>
  );
}

function Lacking({ advice }: { advice: readonly Advice[] }) {
  return (
    <section aria-labelledby="form-lacks">
      <Stack $gap={8}>
        <Display3 as="h2" id="form-lacks">
          {advice.length > 0 ? messages.waysToImprove : messages.allDone}
        </Display3>
        {advice.length > 0 ? (
          <List>
            {advice.map(({ section, text }) => (
              <li key={text}>
                <a href={`#form-${section}`}>{text}</a>
              </li>
            ))}
          </List>
        ) : (
          <p>{messages.yourListingHasWhatBuyersLook}</p>
        )}
      </Stack>
    </section>
  );
}

const End = styled.div`
  display: grid;
  gap: ${space[24]};
  padding-top: ${space[32]};
  border-top: 1px solid ${color.sand200};
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};
  align-items: center;
`;
const List = styled.ul`
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    text-decoration: none;
  }
  a:hover {
    color: ${color.brass700};
    text-decoration: underline;
  }
  li {
    display: flex;
    gap: ${space[8]};
  }
  li::before {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 1px;
    margin-top: 1.375rem;
    background: ${color.brass500};
  }
`;
const Box = styled.div`
  display: flex;
  gap: ${space[12]};
  align-items: start;
  padding: ${space[16]};
  background: ${color.sand100};
  border-left: 3px solid ${color.amber700};
  border-radius: ${radius.picture};
  & > svg {
    flex: none;
    color: ${color.amber700};
  }
`;
