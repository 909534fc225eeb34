import type { Property } from '@contract/properties';
import styled from 'styled-components';
import { color, radius, size, space } from '../../../theme/tokens';
import { Picture } from '../../../ui/Picture';
import { WrongLine } from './WrongLine';
import { PhotoGrid } from './photoGrid';

interface KeptPicturesProps {
  pictures: Property['images'];
  removed: readonly number[];
  onToggle: (id: number) => void;
  error: string | undefined;
}

/** The pictures a listing has; the marked ones go when the change is saved. */
export function KeptPictures({ pictures, removed, onToggle, error }: KeptPicturesProps) {
  return (
    <Group>
      <legend>Pictures of this listing</legend>
      <PhotoGrid>
        {pictures.map((picture, at) => (
          <Item key={picture.id} $going={removed.includes(picture.id)}>
            <Picture picture={picture} sizes="(min-width: 900px) 220px, 45vw" />
            <label><input type="checkbox" name="remove_images" value={picture.id} checked={removed.includes(picture.id)} onChange={() => onToggle(picture.id)} /> Remove picture {at + 1}</label>
          </Item>
        ))}
      </PhotoGrid>
      {error && <WrongLine>{error}</WrongLine>}
    </Group>
  );
}

const Group = styled.fieldset`legend { padding-bottom: ${space[8]}; font-weight: 500; font-size: ${size[14]}; }`;
const Item = styled.li<{ $going: boolean }>`
  display: grid; align-content: start; border: 1px solid ${({ $going }) => ($going ? color.claret700 : color.sand200)}; border-radius: ${radius.picture};
  picture { aspect-ratio: 3 / 2; opacity: ${({ $going }) => ($going ? 0.4 : 1)}; }
  label { display: flex; gap: ${space[8]}; align-items: center; min-height: 2.75rem; padding: 0 ${space[12]}; font-size: ${size[14]}; }
  input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: ${color.claret700}; flex: none; }
`;
