import { limits } from '@contract/limits';
import * as messages from '@messages/app/listingForm';
import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import styled from 'styled-components';
import { color, radius, size, space } from '../../../theme/tokens';
import { FilePick } from '../../../ui/FilePick';
import { Soft } from '../../../ui/Layout';
import { GroupError } from '../../../ui/GroupError';

interface PhotoAddProps {
  /** The number of photos so far. */
  count: number;
  dropping: boolean;
  onPhotos: (photos: readonly File[]) => void;
  refused: readonly string[];
  error: string | undefined;
}

const { bytes, perListing } = limits.picture;

/** Adds photos by choosing, dropping, pasting or taking them. */
export function PhotoAdd({ count, dropping, onPhotos, refused, error }: PhotoAddProps) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onPhotos([...(target.files ?? [])]);
    // allows the same file to be chosen again after it was removed
    target.value = '';
  };
  const described = `${id}-help ${id}-messages`;
  return (
    <Zone $dropping={dropping}>
      <Row>
        <FilePick>
          <input
            id={id}
            type="file"
            accept="image/*"
            multiple
            onChange={choose}
            aria-invalid={error ? true : undefined}
            aria-describedby={described}
          />
          <label htmlFor={id}>
            <ImagePlus size={20} strokeWidth={1.5} aria-hidden /> {messages.choosePhotos}
          </label>
        </FilePick>
        <OnPhones>
          <input
            id={`${id}-camera`}
            type="file"
            accept="image/*"
            capture="environment"
            onChange={choose}
            aria-describedby={described}
          />
          <label htmlFor={`${id}-camera`}>
            <Camera size={20} strokeWidth={1.5} aria-hidden /> {messages.takeAPhoto}
          </label>
        </OnPhones>
      </Row>
      <Help id={`${id}-help`}>{messages.orDropOrPasteThemHere(bytes / 1024 / 1024, count, perListing)}</Help>
      <div id={`${id}-messages`} role="status">
        {[...(error ? [error] : []), ...refused].map((message) => (
          <GroupError key={message}>{message}</GroupError>
        ))}
      </div>
    </Zone>
  );
}

const Zone = styled.div<{ $dropping: boolean }>`
  display: grid;
  gap: ${space[12]};
  padding: ${space[24]};
  border: 1px dashed ${({ $dropping }) => ($dropping ? color.brass700 : color.ink500)};
  border-radius: ${radius.control};
  background: ${({ $dropping }) => ($dropping ? color.sand100 : 'transparent')};
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
const Help = styled(Soft)`
  font-size: ${size[14]};
`;
/** Only phones and tablets have a camera that can take the photo. */
const OnPhones = styled(FilePick)`
  display: none;
  @media (pointer: coarse) {
    display: block;
  }
`;
