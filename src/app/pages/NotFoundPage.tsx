import * as messages from '@messages/app/pages';
import styled from 'styled-components';
import { NewestProperties } from '../features/properties/SimilarProperties';
import { ButtonLink } from '../ui/Button';
import { Notice } from '../ui/Notice';

/** The page for addresses that do not exist. */
export function NotFoundPage() {
  return (
    <>
      <Top>
        <Notice
          level="h1"
          title={messages.oopsPageNotFound}
          actions={<ButtonLink to="/">{messages.returnToHome}</ButtonLink>}
        >
          {messages.weCouldNotFindThisPageSentence}
        </Notice>
      </Top>
      <NewestProperties />
    </>
  );
}

const Top = styled.div`
  padding-top: var(--bar);
`;
