import type { Me } from '@contract/auth';
import { limits } from '@contract/limits';
import * as messages from '@messages/app/profile';
import { ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { fieldErrors, errorMessage } from '../../api/apiError';
import { color, size, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { FilePick } from '../../ui/FilePick';
import { Monogram } from '../../ui/Monogram';
import { useChangeAvatarMutation, useRemoveAvatarMutation } from '../../api/endpoints/accountsApi';

const megabytes = limits.picture.bytes / 1024 / 1024;

/** The account's picture: previewed, uploaded at once, removable. A monogram replaces a missing one. */
export function AvatarForm({ me }: { me: Me }) {
  const id = useId();
  const [send, sending] = useChangeAvatarMutation();
  const [remove, removing] = useRemoveAvatarMutation();
  const [tooLarge, setTooLarge] = useState(false);
  const { preview, show } = usePreview();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    setTooLarge(file.size > limits.picture.bytes);
    if (file.size > limits.picture.bytes) return;
    show(file);
    removing.reset();
    // a refused picture must not stay on screen
    send(file)
      .unwrap()
      .catch(() => undefined)
      .finally(() => show(null));
  };
  const error = sending.error ?? removing.error;
  const words = tooLarge
    ? messages.thisPictureIsLargerThanMb(megabytes)
    : error && (fieldErrors(error).avatar ?? errorMessage(error));
  const busy = sending.isLoading || removing.isLoading;
  const shown = preview ?? me.avatar;
  return (
    <Row aria-busy={busy}>
      <Disc $busy={busy}>
        {shown ? (
          <img src={shown} alt={messages.yourPicture} width={limits.avatar.size} height={limits.avatar.size} />
        ) : (
          <Monogram name={me.name || me.username} />
        )}
      </Disc>
      <div>
        <Buttons>
          <FilePick>
            <input
              id={id}
              type="file"
              accept="image/*"
              onChange={choose}
              disabled={busy}
              aria-describedby={`${id}-help ${id}-status`}
            />
            <label htmlFor={id}>
              <ImagePlus size={18} strokeWidth={1.5} aria-hidden />{' '}
              {me.avatar ? messages.changePicture : messages.chooseAPicture}
            </label>
          </FilePick>
          {me.avatar && (
            <Button
              $kind="quiet"
              disabled={busy}
              onClick={() => {
                setTooLarge(false);
                sending.reset();
                void remove();
              }}
            >
              <Trash2 size={18} strokeWidth={1.5} aria-hidden /> {messages.removePicture}
            </Button>
          )}
        </Buttons>
        <Help id={`${id}-help`}>{messages.jpegPngOrWebPUp(megabytes)}</Help>
        <StatusText id={`${id}-status`} role={words ? 'alert' : 'status'} $bad={Boolean(words)}>
          {words ??
            (busy
              ? messages.oneMoment
              : sending.isSuccess
                ? messages.yourPictureIsSaved
                : removing.isSuccess
                  ? messages.yourPictureIsRemoved
                  : '')}
        </StatusText>
      </div>
    </Row>
  );
}

/** An object URL for a chosen file, while it is shown. */
function usePreview() {
  const [file, show] = useState<File | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    const address = file && URL.createObjectURL(file);
    setPreview(address);
    return () => {
      if (address) URL.revokeObjectURL(address);
    };
  }, [file]);
  return { preview, show };
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[24]};
  align-items: center;
`;
const Disc = styled.div<{ $busy: boolean }>`
  display: grid;
  place-items: center;
  width: 6rem;
  height: 6rem;
  opacity: ${({ $busy }) => ($busy ? 0.5 : 1)};
  img {
    width: 6rem;
    height: 6rem;
    border-radius: 50%;
    object-fit: cover;
    border: 1px solid ${color.sand200};
  }
  & > span {
    width: 6rem;
    height: 6rem;
    font-size: ${size[40]};
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
const Help = styled.p`
  padding-top: ${space[8]};
  color: ${color.ink500};
  font-size: ${size[14]};
`;
const StatusText = styled.p<{ $bad: boolean }>`
  min-height: 1.5em;
  color: ${({ $bad }) => ($bad ? color.claret700 : color.leaf700)};
  font-size: ${size[14]};
`;
