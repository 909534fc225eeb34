import * as messages from '@messages/app/officeImports';
import { useId } from 'react';
import styled from 'styled-components';
import { errorMessage } from '../../../api/apiError';
import { FilePick } from '../../../ui/FilePick';
import { GroupError } from '../../../ui/GroupError';
import { Soft, Stack, VisuallyHidden } from '../../../ui/Layout';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { PartTitle } from '../../../ui/office/PartTitle';
import { useStepInView } from '../../../ui/useStepInView';
import { wholeNumber } from '../../../ui/wholeNumber';
import { counted } from '../importLabels';
import { clipped } from '../rowContent';
import { type ImportPhotos, useImportPhotos } from '../useImportPhotos';
import { LongList } from './LongList';
import { StepActions, StepBar } from './stepParts';

/** Not known to React: choosing a folder chooses all files in it, where a browser can. */
const wholeFolder = { webkitdirectory: '' };

/** Adds photos from a folder to the listings that a file has brought in. */
export function PhotosPart({ id }: { id: number }) {
  const photos = useImportPhotos(id);
  const Body = bodies[photos.value];
  const step = useStepInView<HTMLDivElement>(photos.value === 'sent' ? 'sending' : photos.value);
  return (
    <Stack as="section" $gap={12} aria-label={messages.photos}>
      <PartTitle>{messages.photos}</PartTitle>
      <Soft>{messages.howPhotosAreNamed}</Soft>
      {photos.value !== 'sending' && (
        <StepActions>
          <Choice label={messages.chooseAFolder} onChoose={photos.choose} {...wholeFolder} />
          <Choice label={messages.choosePhotos} accept="image/*,.heic,.heif" onChoose={photos.choose} />
        </StepActions>
      )}
      <Step ref={step} tabIndex={-1}>
        <Body photos={photos} />
      </Step>
    </Stack>
  );
}

/** Gets the focus as the step changes: the pressed button is gone by then. */
const Step = styled.div`
  outline: none;
`;

interface ChoiceProps extends Pick<React.ComponentProps<'input'>, 'accept'> {
  label: string;
  onChoose: (files: readonly File[]) => void;
}

function Choice({ label, onChoose, ...input }: ChoiceProps) {
  const id = useId();
  return (
    <FilePick>
      <input
        {...input}
        id={id}
        type="file"
        multiple
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // the same folder can be chosen again
          currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      <label htmlFor={id}>{label}</label>
    </FilePick>
  );
}

interface BodyProps {
  photos: ImportPhotos;
}

function Planning() {
  return <Soft role="status">{messages.lookingWhereTheyBelong}</Soft>;
}

function Unplanned({ photos: { failure, retry } }: BodyProps) {
  return (
    <Stack $gap={8} role="alert">
      <GroupError>{errorMessage(failure)}</GroupError>
      <div>
        <OfficeButton $kind="quiet" onClick={retry}>
          {messages.tryAgain}
        </OfficeButton>
      </div>
    </Stack>
  );
}

/** What belongs where, before anything is sent. */
function Planned({ photos: { plan, total, confirm } }: BodyProps) {
  if (!plan) return null;
  const { rows, unfit, others } = plan;
  return (
    <Stack $gap={12}>
      <p role="status">
        {total === 0
          ? messages.noPhotoFits
          : messages.photosForListings(wholeNumber.format(total), total === 1, ...counted(rows.length))}
      </p>
      <LongList
        items={rows.map(({ row, name, files }) => messages.photosOf(clipped(name), ...counted(files.length), row))}
      />
      {unfit.length > 0 && (
        <>
          <Soft>{messages.photosFitNone(...counted(unfit.length))}</Soft>
          <LongList items={unfit.map(({ name }) => name)} />
        </>
      )}
      {others > 0 && <Soft>{messages.othersAreLeftOut(...counted(others))}</Soft>}
      {total > 0 && (
        <StepActions>
          <OfficeButton onClick={confirm}>{messages.addPhotos(...counted(total))}</OfficeButton>
        </StepActions>
      )}
    </Stack>
  );
}

function Progress({ photos: { through, total } }: BodyProps) {
  return (
    <>
      <StepBar max={total} value={through} aria-label={messages.addingThePhotos} />
      <p>{messages.photosThrough(wholeNumber.format(through), wholeNumber.format(total))}</p>
      <VisuallyHidden role="status">{messages.partsDone[Math.floor((4 * through) / total)]}</VisuallyHidden>
    </>
  );
}

function Sending({ photos }: BodyProps) {
  return (
    <Stack $gap={8}>
      <Progress photos={photos} />
      <Soft>{messages.keepThisPageOpen}</Soft>
      <StepActions>
        <OfficeButton $kind="quiet" onClick={photos.stop}>
          {messages.stopAdding}
        </OfficeButton>
      </StepActions>
    </Stack>
  );
}

function Stopped({ photos }: BodyProps) {
  const { failure, retry } = photos;
  return (
    <Stack $gap={8}>
      <Progress photos={photos} />
      <div role="alert">
        {failure !== undefined && <GroupError>{errorMessage(failure)}</GroupError>}
        <p>{messages.addedPhotosStay}</p>
      </div>
      <StepActions>
        <OfficeButton onClick={retry}>{messages.goOnAdding}</OfficeButton>
      </StepActions>
      <Outcomes photos={photos} />
    </Stack>
  );
}

function Outcomes({ photos: { added, same, refused } }: BodyProps) {
  return (
    <Stack $gap={8}>
      <ul>
        {added > 0 && <li>{messages.photosAreAdded(...counted(added))}</li>}
        {same > 0 && <li>{messages.photosWereThere(...counted(same))}</li>}
        {refused.length > 0 && <li>{messages.photosAreRefused(...counted(refused.length))}</li>}
      </ul>
      <LongList items={refused.map(({ name, message }) => `${name}: ${message}`)} />
    </Stack>
  );
}

function Done({ photos }: BodyProps) {
  return (
    <div role="status">
      <Outcomes photos={photos} />
    </div>
  );
}

const bodies: Readonly<Record<ImportPhotos['value'], (props: BodyProps) => React.ReactNode>> = {
  idle: () => null,
  planning: Planning,
  unplanned: Unplanned,
  planned: Planned,
  sending: Sending,
  sent: Sending,
  stopped: Stopped,
  done: Done,
};
