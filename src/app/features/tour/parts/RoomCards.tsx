import { limits } from '@contract/limits';
import { tourLimits } from '@contract/tourLimits';
import * as messages from '@messages/app/tourEditor';
import { useSelector } from '@xstate/react';
import { ChevronDown, ChevronUp, ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import { errorMessage } from '../../../api/apiError';
import { color, radius, space } from '../../../theme/tokens';
import { Button, IconButton } from '../../../ui/Button';
import { TextField } from '../../../ui/Field';
import { FilePick } from '../../../ui/FilePick';
import { GroupError } from '../../../ui/GroupError';
import { Display3, Soft, Stack } from '../../../ui/Layout';
import { Picture } from '../../../ui/Picture';
import type { EditedRoom, tourEditorMachine } from '../tourEditorMachine';

export type TourEditorRef = ActorRefFrom<typeof tourEditorMachine>;

interface RoomCardsProps {
  editor: TourEditorRef;
  chosen: string | null;
  onChoose: (key: string) => void;
  onFiles: (files: readonly File[]) => void;
  refused: readonly string[];
}

const megabytes = limits.picture.bytes / 1024 / 1024;

/** The rooms of an edited tour in their order: uploads, names, descriptions. */
export function RoomCards({ editor, chosen, onChoose, onFiles, refused }: RoomCardsProps) {
  const rooms = useSelector(editor, ({ context }) => context.rooms);
  const progress = useSelector(editor, ({ context }) => context.progress);
  const uploading = rooms.find(({ id, failure }) => id === null && failure === undefined)?.key;
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <Stack $gap={16}>
      <Display3 as="h2">{messages.rooms}</Display3>
      <FilePick>
        <input id={id} type="file" accept="image/*" multiple onChange={choose} aria-describedby={`${id}-help`} />
        <label htmlFor={id}>
          <ImagePlus size={20} strokeWidth={1.5} aria-hidden /> {messages.addPanoramas}
        </label>
      </FilePick>
      <Soft id={`${id}-help`}>{messages.panoramaHelp(megabytes, tourLimits.megapixels)}</Soft>
      <div role="status">
        {refused.map((message) => (
          <GroupError key={message}>{message}</GroupError>
        ))}
      </div>
      <List>
        {rooms.map((room, at) => (
          <RoomCard
            key={room.key}
            editor={editor}
            room={room}
            at={at}
            count={rooms.length}
            percent={room.key === uploading ? Math.round(progress * 100) : null}
            isChosen={room.key === chosen}
            onChoose={() => onChoose(room.key)}
          />
        ))}
      </List>
    </Stack>
  );
}

interface RoomCardProps {
  editor: TourEditorRef;
  room: EditedRoom;
  at: number;
  count: number;
  /** While it uploads. */
  percent: number | null;
  isChosen: boolean;
  onChoose: () => void;
}

function RoomCard({ editor, room, at, count, percent, isChosen, onChoose }: RoomCardProps) {
  const { key, picture, title, alt, failure } = room;
  const name = title.trim() || messages.aRoom;
  const change = (part: Partial<EditedRoom>) => editor.send({ type: 'CHANGED', key, room: part });
  return (
    <Card>
      <div>
        {picture && <Picture picture={picture} sizes="14rem" alt="" />}
        {!picture && failure === undefined && (
          <p role="status">{percent === null ? messages.waiting : messages.uploading(percent)}</p>
        )}
        {failure !== undefined && (
          <>
            <GroupError>{errorMessage(failure)}</GroupError>
            <Button
              $kind="quiet"
              aria-label={messages.retry(name)}
              onClick={() => editor.send({ type: 'RETRIED', key })}
            >
              {messages.retryShort}
            </Button>
          </>
        )}
      </div>
      <Stack $gap={8}>
        <TextField
          label={messages.nameOfRoom(at + 1)}
          maxLength={tourLimits.room}
          value={title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <TextField
          label={messages.wordsForRoom(at + 1)}
          help={messages.describeIt}
          maxLength={tourLimits.alt}
          value={alt}
          optional
          onChange={({ currentTarget }) => change({ alt: currentTarget.value })}
        />
        <Row>
          {picture && (
            <Button $kind="quiet" aria-pressed={isChosen} aria-label={messages.arrange(name)} onClick={onChoose}>
              {messages.arrangeShort}
            </Button>
          )}
          <IconButton
            aria-label={messages.moveUp(name)}
            disabled={at === 0}
            onClick={() => editor.send({ type: 'MOVED', key, to: at - 1 })}
          >
            <ChevronUp size={20} strokeWidth={1.5} aria-hidden />
          </IconButton>
          <IconButton
            aria-label={messages.moveDown(name)}
            disabled={at === count - 1}
            onClick={() => editor.send({ type: 'MOVED', key, to: at + 1 })}
          >
            <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
          </IconButton>
          <IconButton aria-label={messages.remove(name)} onClick={() => editor.send({ type: 'REMOVED', key })}>
            <X size={20} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </Row>
      </Stack>
    </Card>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space[16]};
`;
const Card = styled.li`
  display: grid;
  gap: ${space[16]};
  padding: ${space[16]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  @media (min-width: 640px) {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
  img {
    aspect-ratio: 2;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
