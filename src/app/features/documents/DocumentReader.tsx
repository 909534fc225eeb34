import * as messages from '@messages/app/documents';
import { useEffect } from 'react';
import { errorMessage } from '../../api/apiError';
import { linkTokens } from '../../platform/linkTokens';
import { ButtonLink } from '../../ui/Button';
import { Stack } from '../../ui/Layout';
import { Failed, Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { useLinkToken } from '../../ui/useLinkToken';
import { ReadDocuments } from './parts/ReadDocuments';
import { useDocumentReader } from './useDocumentReader';

const documentLink = 'documentLink';

/** The target of a person's link: the documents, page by page, until the link ends. */
export function DocumentReader() {
  const { token } = useLinkToken(documentLink);
  if (token === undefined) return <Waiting />;
  if (token === null) return <Ended why="unknown" />;
  return <Opened key={token} token={token} />;
}

function Opened({ token }: { token: string }) {
  const reader = useDocumentReader(token);
  const { view, opened, refusal } = reader;
  const ended = view === 'ended' ? (refusal?.ended ?? 'unknown') : undefined;
  useEffect(() => {
    if (ended) linkTokens.forget(documentLink);
  }, [ended]);
  if (ended) return <Ended why={ended} />;
  if (view === 'failed')
    return (
      <Failed level="h1" what={messages.theDocuments} words={errorMessage(refusal?.error)} onRetry={reader.retry} />
    );
  if (!opened) return <Waiting />;
  return <ReadDocuments opened={opened} reader={reader} />;
}

function Ended({ why }: { why: keyof typeof messages.ended }) {
  const [title, words] = messages.ended[why];
  return (
    <Notice
      urgent
      level="h1"
      title={title}
      actions={
        <>
          <ButtonLink to="/contact">{messages.contactUs}</ButtonLink>
          <ButtonLink to="/properties" $kind="quiet">
            {messages.seeHomes}
          </ButtonLink>
        </>
      }
    >
      {words}
    </Notice>
  );
}

function Waiting() {
  return (
    <Stack $gap={24} role="status" aria-label={messages.opening}>
      <Skeleton $height="3.5rem" $width="60%" />
      <Skeleton $height="70vh" />
    </Stack>
  );
}
