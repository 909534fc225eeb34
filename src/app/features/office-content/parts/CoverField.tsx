import type { OfficePicture } from '@contract/officeContent';
import { limits } from '@contract/limits';
import * as messages from '@messages/app/officeContent';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '../../../theme/tokens';
import { FilePick } from '../../../ui/FilePick';
import { GroupError } from '../../../ui/GroupError';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { PictureDialog } from '../../../ui/office/PictureDialog';
import { usePictureInsert } from '../../../ui/office/usePictureInsert';

interface CoverFieldProps {
  /** What the picture is called. */
  what?: 'cover' | 'picture';
  cover: OfficePicture | null;
  onChange: (cover: OfficePicture | null) => void;
  upload: (file: File, alt: string) => Promise<OfficePicture>;
  error: string | undefined;
}

/** One picture of a text or an advertisement, with its alternative text. */
export function CoverField({ what = 'cover', cover, onChange, upload, error }: CoverFieldProps) {
  const id = useId();
  const pictures = usePictureInsert({
    maxBytes: limits.picture.bytes,
    upload: async (file, alt) => {
      const uploaded = await upload(file, alt);
      onChange(uploaded);
      return uploaded.picture;
    },
    onPicture: () => undefined,
  });
  const words = error ?? (pictures.file ? undefined : pictures.error);
  return (
    <Frame
      aria-label={what === 'cover' ? messages.cover : messages.picture}
      role="group"
      onPaste={pictures.onPaste}
      onDrop={pictures.onDrop}
      onDragOver={(event) => event.preventDefault()}
    >
      {cover && (
        <img
          src={cover.picture.image}
          alt={cover.picture.alt}
          width={cover.picture.width}
          height={cover.picture.height}
        />
      )}
      <div>
        <FilePick>
          <input
            id={id}
            type="file"
            accept="image/*"
            aria-invalid={error ? true : undefined}
            onChange={({ currentTarget }) => {
              pictures.choose(currentTarget.files);
              currentTarget.value = '';
            }}
          />
          <label htmlFor={id}>
            <ImagePlus size={18} strokeWidth={1.5} aria-hidden />{' '}
            {cover ? messages.changeThe(what) : messages.chooseA(what)}
          </label>
        </FilePick>
        {cover && (
          <OfficeButton $kind="quiet" onClick={() => onChange(null)}>
            <Trash2 size={18} strokeWidth={1.5} aria-hidden /> {messages.remove}
          </OfficeButton>
        )}
        {cover && <p>{cover.picture.alt}</p>}
        {words && <GroupError>{words}</GroupError>}
      </div>
      {pictures.file && (
        <PictureDialog
          file={pictures.file}
          most={limits.alt.max}
          busy={pictures.busy}
          error={pictures.error}
          onUpload={(alt) => void pictures.send(alt)}
          onClose={pictures.skip}
        />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};
  align-items: start;
  img {
    width: 12rem;
    height: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    border-radius: ${radius.picture};
  }
  > div {
    display: grid;
    gap: ${space[8]};
    justify-items: start;
  }
  p {
    color: ${color.ink500};
  }
`;
