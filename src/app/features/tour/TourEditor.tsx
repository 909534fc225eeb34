import { limits } from '@contract/limits';
import { tourLimits } from '@contract/tourLimits';
import type { Tour } from '@contract/tours';
import * as messages from '@messages/app/tourEditor';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { answeredFields, codeOf, errorMessage, shownError, statusOf } from '../../api/apiError';
import { useGetPropertyQuery } from '../../api/endpoints/propertiesApi';
import { useGetTourQuery } from '../../api/endpoints/toursApi';
import { photoStore } from '../../platform/photoStore';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { GroupError } from '../../ui/GroupError';
import { Soft, Stack } from '../../ui/Layout';
import { QueryView } from '../../ui/QueryView';
import { newRoom, newTour, toEdited } from './editedTour';
import type { EditedTour } from './tourEditorMachine';
import { PlanChoice } from './parts/PlanChoice';
import { RoomCards } from './parts/RoomCards';
import { RoomEditor } from './parts/RoomEditor';
import { readTourDraft, useTourEditor } from './useTourEditor';

interface TourEditorProps {
  property: number;
  onPublished: () => void;
}

/** Makes the tour of a listing, from the published one or from the draft of this browser. */
export function TourEditor({ property: id, onPublished }: TourEditorProps) {
  const property = useGetPropertyQuery(String(id));
  const tour = useGetTourQuery(id);
  const isNew = statusOf(tour.error) === 404;
  const error = property.error ?? (isNew ? undefined : tour.error);
  const published = isNew ? newTour(property.data?.title ?? '') : tour.data && toEdited(tour.data);
  return (
    <QueryView
      what={messages.theTour}
      data={property.data && published ? { property: property.data, published } : undefined}
      failure={shownError(error)}
      onRetry={() => {
        void property.refetch();
        void tour.refetch();
      }}
      skeleton={<p role="status">{messages.loading}</p>}
    >
      {(data) => <Editor {...data} onPublished={onPublished} />}
    </QueryView>
  );
}

interface EditorProps {
  property: { id: number; images: Parameters<typeof PlanChoice>[0]['images'] };
  published: EditedTour;
  onPublished: () => void;
}

const { bytes } = limits.picture;
const megabytes = bytes / 1024 / 1024;

function Editor({ property, published, onPublished }: EditorProps) {
  const [draft] = useState(() => readTourDraft(property.id));
  // what was published when this editor opened: a later answer is not read into an edited tour
  const [first] = useState(published);
  const editor = useTourEditor(property.id, draft ?? first);
  const { value, context } = useSelector(editor, (snapshot) => snapshot);
  const [chosen, setChosen] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const work = (value as { work: string }).work;
  useEffect(() => {
    if (work === 'published') onPublished();
  }, [work, onPublished]);
  const add = async (files: readonly File[]) => {
    setRefused(files.filter(({ size }) => size > bytes).map(({ name }) => messages.isTooLarge(name, megabytes)));
    const rooms = await Promise.all(
      files
        .filter(({ size }) => size <= bytes)
        .map(async (file) => {
          const key = crypto.randomUUID();
          await photoStore.keep(key, file);
          return newRoom(key, file.name, tourLimits.room);
        }),
    );
    if (rooms.length > 0) editor.send({ type: 'ADDED', rooms });
  };
  const { rooms, title, plan } = context;
  const room = rooms.find(({ key }) => key === chosen);
  const isComplete = editor.getSnapshot().can({ type: 'PUBLISHED' });
  const ends = rooms.length === 0;
  return (
    <Stack $gap={32}>
      {draft && (
        <div role="status">
          <Soft>{messages.draftRestored}</Soft>
          <Button $kind="quiet" onClick={() => editor.send({ type: 'DISCARDED', tour: first })}>
            {messages.discardDraft}
          </Button>
        </div>
      )}
      <TextField
        label={messages.titleOfTour}
        maxLength={tourLimits.title}
        value={title}
        onChange={({ currentTarget }) => editor.send({ type: 'TITLED', title: currentTarget.value })}
      />
      <RoomCards
        editor={editor}
        chosen={chosen}
        onChoose={setChosen}
        onFiles={(files) => void add(files)}
        refused={refused}
      />
      <PlanChoice
        plan={plan}
        drawn={first.plan}
        images={property.images}
        onChoose={(next) => editor.send({ type: 'PLAN_CHOSEN', plan: next })}
      />
      {room && room.picture && <RoomEditor key={room.key} editor={editor} room={room} images={property.images} />}
      <Stack $gap={12}>
        <Refusal
          refusal={context.refusal}
          onDiscard={(current) => editor.send({ type: 'DISCARDED', tour: toEdited(current) })}
          onOverwrite={({ version }) => editor.send({ type: 'OVERWRITTEN', version })}
        />
        {!isComplete && work === 'editing' && <Soft>{messages.nameEveryRoom}</Soft>}
        {ends && first.version > 0 && <Soft>{messages.noRoomsEndIt}</Soft>}
        <div>
          <Button
            disabled={!isComplete || work !== 'editing' || (ends && first.version === 0)}
            onClick={() => editor.send({ type: 'PUBLISHED' })}
          >
            {work === 'publishing' ? messages.publishing : ends ? messages.endTheTour : messages.publish}
          </Button>
        </div>
      </Stack>
    </Stack>
  );
}

interface RefusalProps {
  refusal: unknown;
  onDiscard: (current: Tour) => void;
  onOverwrite: (current: Tour) => void;
}

/** Why the server did not publish it. If somebody else changed the tour, one of both is chosen. */
function Refusal({ refusal, onDiscard, onOverwrite }: RefusalProps) {
  if (refusal === undefined) return null;
  const { current } = answeredFields(refusal) as { current?: Tour };
  if (codeOf(refusal) !== 'stale' || !current) return <GroupError>{errorMessage(refusal)}</GroupError>;
  return (
    <Stack $gap={8} role="alert">
      <p>{messages.changedMeanwhile}</p>
      <div>
        <Button $kind="quiet" onClick={() => onDiscard(current)}>
          {messages.discardDraft}
        </Button>{' '}
        <Button $kind="quiet" onClick={() => onOverwrite(current)}>
          {messages.publishInItsPlace}
        </Button>
      </div>
    </Stack>
  );
}
