import type { OpenedDocuments } from '@contract/documents';
import * as messages from '@messages/app/documents';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { documentPagePath } from '../../../api/endpoints/documentsApi';
import { color, from, radius, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Display1, Soft, Stack } from '../../../ui/Layout';
import { Notice } from '../../../ui/Notice';
import { TextButton } from '../../../ui/TextButton';
import { ownMoment } from '../../../ui/days';
import type { useDocumentReader } from '../useDocumentReader';

interface ReadProps {
  opened: OpenedDocuments;
  reader: ReturnType<typeof useDocumentReader>;
}

/** The documents of a link, and one page of one of them: what is shown is what its owner sees as read. */
export function ReadDocuments({ opened, reader }: ReadProps) {
  const { property, name, expires_at: until, documents } = opened;
  const shown = documents.find(({ id }) => id === reader.document);
  return (
    <Stack $gap={24}>
      <Stack $gap={8}>
        <Title>{messages.documentsOf(property.title)}</Title>
        <Soft>{messages.forYouUntil(name, ownMoment(until))}</Soft>
      </Stack>
      {shown ? (
        <Columns>
          <nav aria-label={messages.chooseDocument}>
            <List>
              {documents.map(({ id, title, pages }) => (
                <li key={id}>
                  <Choice aria-current={id === shown.id ? 'true' : undefined} onClick={() => reader.show(id, 1)}>
                    <span>{title}</span>
                    <Soft as="span">{messages.pages(pages)}</Soft>
                  </Choice>
                </li>
              ))}
            </List>
          </nav>
          <Reading document={shown} opening={opened.opening_token} reader={reader} />
        </Columns>
      ) : (
        <Notice title={messages.noneLeft}>{messages.noneLeftWords}</Notice>
      )}
    </Stack>
  );
}

interface ReadingProps extends Pick<ReadProps, 'reader'> {
  document: OpenedDocuments['documents'][number];
  opening: string;
}

function Reading({ document, opening, reader }: ReadingProps) {
  const { id, title, pages } = document;
  const { page } = reader;
  const [large, setLarge] = useState(false);
  return (
    <Stack $gap={16}>
      <Steps>
        <Button
          $kind="quiet"
          aria-label={messages.previousPage}
          disabled={page === 1}
          onClick={() => reader.show(id, page - 1)}
        >
          <ChevronLeft size={18} strokeWidth={1.5} aria-hidden /> {messages.previous}
        </Button>
        <span role="status">{messages.pageOf(page, pages)}</span>
        <Button
          $kind="quiet"
          aria-label={messages.nextPage}
          disabled={page === pages}
          onClick={() => reader.show(id, page + 1)}
        >
          {messages.next} <ChevronRight size={18} strokeWidth={1.5} aria-hidden />
        </Button>
      </Steps>
      <div>
        <TextButton onClick={() => setLarge(!large)}>{large ? messages.fit : messages.enlarge}</TextButton>
      </div>
      <Page
        key={`${id}/${page}`}
        path={documentPagePath(id, page, opening)}
        alt={messages.pageAlt(page, title)}
        large={large}
        onFailed={reader.pageFailed}
      />
    </Stack>
  );
}

interface PageProps {
  path: string;
  alt: string;
  /** Every pixel of it, to scroll over. */
  large: boolean;
  onFailed: () => void;
}

function Page({ path, alt, large, onFailed }: PageProps) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <Frame>
        <p role="alert">{messages.pageFailed}</p>
        <Button
          $kind="quiet"
          onClick={() => {
            setFailed(false);
            setTries(tries + 1);
          }}
        >
          {messages.loadAgain}
        </Button>
      </Frame>
    );
  return (
    // what scrolls is reached by the keyboard
    <Frame $large={large} {...(large && { tabIndex: 0, role: 'group', 'aria-label': alt })}>
      <img
        key={tries}
        src={path}
        alt={alt}
        draggable={false}
        onError={() => {
          setFailed(true);
          onFailed();
        }}
      />
    </Frame>
  );
}

const Title = styled(Display1)`
  font-size: ${size[40]};
`;
const Columns = styled.div`
  display: grid;
  gap: ${space[24]};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${from.tablet} {
    grid-template-columns: 16rem minmax(0, 1fr);
  }
`;
const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Choice = styled.button.attrs({ type: 'button' })`
  display: grid;
  width: 100%;
  padding: ${space[8]} ${space[12]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: none;
  color: ${color.ink900};
  font: inherit;
  text-align: start;
  &:hover {
    border-color: ${color.brass700};
  }
  &[aria-current] {
    border-color: ${color.brass700};
    background: ${color.sand100};
  }
`;
const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  button {
    padding-inline: ${space[16]};
  }
  align-items: center;
  justify-content: space-between;
  font-variant-numeric: tabular-nums;
`;
/** Keeps the place of a page of A4 until it is there. */
const Frame = styled.div<{ $large?: boolean }>`
  display: grid;
  place-content: ${({ $large }) => ($large ? 'start' : 'center')};
  overflow: auto;
  gap: ${space[16]};
  min-height: min(80vh, 130vw);
  border: 1px solid ${color.sand200};
  background: ${color.sand100};
  img {
    display: block;
    max-width: ${({ $large }) => ($large ? 'none' : '100%')};
    height: auto;
  }
`;
