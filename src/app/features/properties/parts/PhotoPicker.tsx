import { limits } from '@contract/limits';
import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { color, radius, size, space } from '../../../theme/tokens';
import { IconButton } from '../../../ui/Button';
import { Soft } from '../../../ui/Layout';
import { addPhotos, sizeWords } from '../propertyFormPhotos';
import { WrongLine } from './WrongLine';
import { PhotoGrid } from './photoGrid';

interface PhotoPickerProps {
  photos: readonly File[];
  /** How many pictures the listing keeps beside these. */
  kept: number;
  onPhotos: (photos: readonly File[]) => void;
  error: string | undefined;
}

const { bytes, perListing } = limits.picture;

/** Photos to send with the form: chosen in one go or in several, seen before they are sent. */
export function PhotoPicker({ photos, kept, onPhotos, error }: PhotoPickerProps) {
  const id = useId();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const after = addPhotos(photos, [...(target.files ?? [])], kept);
    // the same file may be chosen again after it was removed
    target.value = '';
    setRefused(after.refused);
    onPhotos(after.photos);
  };
  return (
    <Box>
      <Pick>
        <input id={id} type="file" accept="image/*" multiple onChange={choose} aria-invalid={error ? true : undefined} aria-describedby={`${id}-help ${id}-told`} />
        <label htmlFor={id}><ImagePlus size={20} strokeWidth={1.5} aria-hidden /> Choose photos</label>
      </Pick>
      <Help id={`${id}-help`}>JPEG, PNG, WebP or HEIC, up to {bytes / 1024 / 1024} MB each, {perListing} a listing.</Help>
      <div id={`${id}-told`} role="status">
        {[...(error ? [error] : []), ...refused].map((words) => <WrongLine key={words}>{words}</WrongLine>)}
        {photos.length > 0 && <p>{photos.length === 1 ? '1 photo is' : `${photos.length} photos are`} chosen.</p>}
      </div>
      <PhotoGrid aria-label="Chosen photos">
        {photos.map((photo) => <Chosen key={`${photo.name} ${photo.size} ${photo.lastModified}`} photo={photo} onRemove={() => onPhotos(photos.filter((other) => other !== photo))} />)}
      </PhotoGrid>
    </Box>
  );
}

function Chosen({ photo, onRemove }: { photo: File; onRemove: () => void }) {
  const [preview, setPreview] = useState('');
  useEffect(() => {
    const address = URL.createObjectURL(photo);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [photo]);
  return (
    <Item>
      {/* a format this browser cannot show leaves its name alone */}
      {preview && <img src={preview} alt="" onError={() => setPreview('')} />}
      <div><span title={photo.name}>{photo.name}</span><small>{sizeWords(photo.size)}</small></div>
      <Remove onClick={onRemove} aria-label={`Remove ${photo.name}`}><X size={18} strokeWidth={1.5} aria-hidden /></Remove>
    </Item>
  );
}

const Box = styled.div`display: grid; gap: ${space[8]};`;
const Help = styled(Soft)`font-size: ${size[14]};`;
const Pick = styled.div`
  position: relative; justify-self: start;
  input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; }
  label { display: inline-flex; gap: ${space[8]}; align-items: center; min-height: 2.75rem; padding: ${space[8]} ${space[24]}; border: 1px dashed ${color.ink500}; border-radius: ${radius.control}; font-weight: 500; }
  &:hover label { border-color: ${color.brass700}; color: ${color.brass700}; }
  input:focus-visible + label { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  input[aria-invalid] + label { border-color: ${color.claret700}; }
`;
const Item = styled.li`
  position: relative; display: grid; align-content: end; min-height: 6rem; border: 1px solid ${color.sand200}; border-radius: ${radius.picture}; background: ${color.sand100};
  img { width: 100%; aspect-ratio: 3 / 2; object-fit: cover; }
  div { display: grid; padding: ${space[4]} ${space[8]}; font-size: ${size[14]}; min-width: 0; }
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { color: ${color.ink500}; }
`;
const Remove = styled(IconButton)`position: absolute; top: ${space[4]}; right: ${space[4]}; background: ${color.raised}; border: 1px solid ${color.sand200};`;
