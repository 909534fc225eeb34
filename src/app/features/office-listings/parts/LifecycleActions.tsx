import type { OfficeProperty } from '@contract/officeProperties';
import * as messages from '@messages/app/officeListings';
import { useState } from 'react';
import styled from 'styled-components';
import { codeOf, errorMessage } from '../../../api/apiError';
import { asksWhetherRight } from '../../../api/publishBlockers';
import { useChangeOfficePropertyMutation } from '../../../api/endpoints/officePropertiesApi';
import { color, space } from '../../../theme/tokens';
import { OfficeButton } from '../../../ui/office/OfficeControls';

type Target = 'published' | 'sold' | 'archived';

const targets: Readonly<Record<OfficeProperty['lifecycle'], readonly Target[]>> = {
  draft: ['published'],
  in_review: [],
  published: ['sold', 'archived'],
  sold: ['published', 'archived'],
  archived: ['published', 'sold'],
};
const actions: Readonly<Record<Target, string>> = {
  published: messages.publish,
  sold: messages.markAsSoldOrLet,
  archived: messages.archive,
};
const results: Readonly<Record<Target, string>> = {
  published: messages.published,
  sold: messages.markedAsSoldOrLet,
  archived: messages.archivedSentence,
};

const isTarget = (lifecycle: OfficeProperty['lifecycle']): lifecycle is Target =>
  lifecycle !== 'draft' && lifecycle !== 'in_review';

/** Publishes, sells, archives and features a listing. The last change of its status can be undone. */
export function LifecycleActions({ listing: { id, version, lifecycle, featured } }: { listing: OfficeProperty }) {
  const [change, { isLoading, error }] = useChangeOfficePropertyMutation();
  const [done, setDone] = useState<{ text: string; back?: Target }>();
  type Given = { lifecycle: Target; confirm_unusual?: true } | { featured: 'true' | 'false' };
  const send = async (given: Given, text: string, back?: Target) => {
    setDone(undefined);
    const { data } = await change({ id, version, ...given });
    if (data) setDone({ text, ...(back && { back }) });
  };
  const back = done?.back;
  return (
    <div>
      <Row>
        {targets[lifecycle].map((target) => (
          <OfficeButton
            key={target}
            $kind="quiet"
            disabled={isLoading}
            onClick={() =>
              void send({ lifecycle: target }, results[target], isTarget(lifecycle) ? lifecycle : undefined)
            }
          >
            {target === 'published' && lifecycle !== 'draft' ? messages.publishAgain : actions[target]}
          </OfficeButton>
        ))}
        {lifecycle === 'published' && (
          <OfficeButton
            $kind="quiet"
            disabled={isLoading}
            onClick={() =>
              void send(
                { featured: featured ? 'false' : 'true' },
                featured ? messages.itIsNotFeaturedAnyMore : messages.itIsFeatured,
              )
            }
          >
            {featured ? messages.stopFeaturing : messages.feature}
          </OfficeButton>
        )}
      </Row>
      <Said role="status" data-bad={error !== undefined}>
        {isLoading && messages.saving}
        {!isLoading && error !== undefined && errorMessage(error)}{' '}
        {!isLoading && asksWhetherRight(codeOf(error)) && (
          <OfficeButton
            $kind="quiet"
            onClick={() =>
              void send(
                { lifecycle: 'published', confirm_unusual: true },
                results.published,
                isTarget(lifecycle) ? lifecycle : undefined,
              )
            }
          >
            {messages.yesPublishIt}
          </OfficeButton>
        )}
        {!isLoading && error === undefined && done?.text}{' '}
        {!isLoading && error === undefined && back && (
          <OfficeButton $kind="quiet" onClick={() => void send({ lifecycle: back }, messages.undone)}>
            {messages.undo}
          </OfficeButton>
        )}
      </Said>
    </div>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
const Said = styled.p`
  min-height: 1.5em;
  padding-top: ${space[8]};
  color: ${color.leaf700};
  &[data-bad='true'] {
    color: ${color.claret700};
  }
`;
