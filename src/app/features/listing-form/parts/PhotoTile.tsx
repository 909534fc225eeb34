import { limits } from '@contract/limits';
import * as messages from '@messages/app/listingForm';
import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, GripVertical, RotateCcw, X } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { errorMessage } from '../../../api/apiError';
import { photoStore } from '../../../platform/photoStore';
import { color, font, radius, size, space } from '../../../theme/tokens';
import { Button, IconButton } from '../../../ui/Button';
import { Input } from '../../../ui/Field';
import { VisuallyHidden } from '../../../ui/Layout';
import { Picture } from '../../../ui/Picture';
import { sizeLabel } from '../propertyFormPhotos';
import { type Photo, clientIdOf } from '../photoListMachine';
import { kindOf } from '../photoMachine';
import { GroupError } from '../../../ui/GroupError';

interface PhotoTileProps {
  photo: Photo;
  at: number;
  count: number;
  /** The upload is paused because nobody is logged in. */
  parked: boolean;
  lifted: boolean;
  target: boolean;
  handle: ComponentProps<'button'>;
  onMove: (to: number) => void;
}

/** One photo of a form: its upload progress, its alternative text and its position. */
export function PhotoTile({ photo, at, count, parked, lifted, target, handle, onMove }: PhotoTileProps) {
  const { value, context } = useSelector(photo, (snapshot) => snapshot);
  const { image, name, alt, progress, refusal } = context;
  const which = messages.which(at + 1);
  const sending = value === 'sending';
  const preparing = value === 'preparing';
  const isPlan = kindOf(context) === 'floor_plan';
  return (
    <Tile data-place={at} $lifted={lifted} $target={target} aria-label={messages.photoOf(at + 1, count, at)}>
      <Frame>
        {image ? (
          <Picture picture={image} sizes="(min-width: 900px) 240px, 45vw" alt="" />
        ) : context.isLarge ? (
          <Name>{name}</Name>
        ) : (
          <Preview photo={photo} />
        )}
        {isPlan ? <Cover>{messages.floorPlan}</Cover> : at === 0 && <Cover>{messages.cover}</Cover>}
        <Corner
          onClick={() => photo.send({ type: sending || preparing ? 'CANCELLED' : 'REMOVED' })}
          disabled={value === 'clearing'}
          aria-label={`${sending || preparing ? messages.cancel : messages.remove} ${which}`}
        >
          <X size={18} strokeWidth={1.5} aria-hidden />
        </Corner>
        {preparing && (
          <Bar role="progressbar" aria-label={messages.preparingWhich(which)}>
            <Busy />
          </Bar>
        )}
        {sending && (
          <Bar
            role="progressbar"
            aria-label={messages.sendingWhich(which)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(progress * 100)}
          >
            <span style={{ width: `${progress * 100}%` }} />
          </Bar>
        )}
      </Frame>
      {value !== 'there' && (
        <Line>
          {{
            preparing: messages.resizingSize(sizeLabel(context.size)),
            waiting: parked ? messages.savedInThisBrowser : messages.waiting,
            sending:
              progress === 1
                ? messages.processing
                : messages.percentOf(Math.round(progress * 100), sizeLabel(context.size)),
            clearing: messages.removing,
            failed: name,
          }[value as string] ?? ''}
        </Line>
      )}
      {value === 'failed' && (
        <>
          <GroupError>{errorMessage(refusal)}</GroupError>
          <Retry $kind="quiet" onClick={() => photo.send({ type: 'RETRIED' })} aria-label={messages.retryWhich(which)}>
            <RotateCcw size={16} strokeWidth={1.5} aria-hidden /> {messages.retry}
          </Retry>
        </>
      )}
      <label>
        <VisuallyHidden>{messages.wordsForPhoto(which)}</VisuallyHidden>
        <Words
          key={image?.id ?? 0}
          defaultValue={alt}
          placeholder={messages.describeThisPhoto}
          maxLength={limits.alt.max}
          onBlur={({ target: { value: text } }) => {
            if (text.trim() !== alt) photo.send({ type: 'DESCRIBED', alt: text.trim() });
          }}
          onInput={(event) => event.stopPropagation()}
        />
      </label>
      <Kind>
        <input
          type="checkbox"
          checked={isPlan}
          aria-label={messages.isAFloorPlan(which)}
          onChange={({ target: { checked } }) =>
            photo.send({ type: 'KIND_CHOSEN', kind: checked ? 'floor_plan' : 'photo' })
          }
        />{' '}
        {messages.floorPlan}
      </Kind>
      <Order>
        <IconButton onClick={() => onMove(at - 1)} disabled={at === 0} aria-label={messages.moveEarlier(which)}>
          <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <Handle {...handle} aria-label={messages.moveDragItOrUse(which)}>
          <GripVertical size={20} strokeWidth={1.5} aria-hidden />
        </Handle>
        <IconButton onClick={() => onMove(at + 1)} disabled={at === count - 1} aria-label={messages.moveLater(which)}>
          <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </Order>
    </Tile>
  );
}

/** A preview of a file that the server does not have yet; only its name if the browser cannot show its format. */
function Preview({ photo }: { photo: Photo }) {
  const id = clientIdOf(photo);
  const { name } = photo.getSnapshot().context;
  const [address, setAddress] = useState('');
  useEffect(() => {
    let made = '';
    let left = false;
    void photoStore.read(id).then((file) => {
      if (left || !file) return;
      made = URL.createObjectURL(file);
      setAddress(made);
    });
    return () => {
      left = true;
      URL.revokeObjectURL(made);
    };
  }, [id]);
  return address ? <img src={address} alt="" onError={() => setAddress('')} /> : <Name>{name}</Name>;
}

const Tile = styled.li<{ $lifted: boolean; $target: boolean }>`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  min-width: 0;
  padding-bottom: ${space[4]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
  background: ${color.raised};
  opacity: ${({ $lifted }) => ($lifted ? 0.5 : 1)};
  outline: ${({ $target }) => ($target ? `3px solid ${color.brass500}` : 'none')};
`;
const Frame = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  background: ${color.sand100};
  picture,
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    border-radius: 0;
  }
`;
const Name = styled.span`
  display: grid;
  place-items: center;
  height: 100%;
  padding: ${space[8]};
  font-size: ${size[14]};
  text-align: center;
`;
const Kind = styled.label`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  min-height: 2.75rem;
  padding: 0 ${space[8]};
  font-size: ${size[14]};
  input {
    width: 1.25rem;
    height: 1.25rem;
  }
`;
const Cover = styled.span`
  position: absolute;
  left: ${space[8]};
  bottom: ${space[8]};
  padding: 0 ${space[8]};
  background: ${color.night};
  color: ${color.brassOnNight};
  font: 500 ${size[14]} / 1.7 ${font.site};
  border-radius: ${radius.picture};
`;
const Corner = styled(IconButton)`
  position: absolute;
  top: ${space[4]};
  right: ${space[4]};
  background: ${color.raised};
  border: 1px solid ${color.sand200};
  &:disabled {
    opacity: 0.5;
  }
`;
const Bar = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 6px;
  overflow: hidden;
  background: ${color.nightRaised};
  span {
    display: block;
    height: 100%;
    background: ${color.brassOnNight};
    transition: width 160ms linear;
  }
`;
const slide = keyframes`from { transform: translateX(-100%); } to { transform: translateX(250%); }`;
/** An indeterminate progress indicator. */
const Busy = styled.span`
  width: 40%;
  animation: ${slide} 1.4s linear infinite;
`;
const Line = styled.p`
  padding: 0 ${space[8]};
  color: ${color.ink500};
  font-size: ${size[14]};
  font-variant-numeric: tabular-nums;
`;
const Retry = styled(Button)`
  margin: 0 ${space[8]};
`;
const Words = styled(Input)`
  border-color: transparent;
  background: transparent;
  font-size: ${size[14]};
  border-bottom-color: ${color.sand200};
  border-radius: 0;
`;
const Order = styled.div`
  display: flex;
  justify-content: space-between;
  button:disabled {
    opacity: 0.35;
  }
`;
/** Dragging it by touch does not scroll the page. */
const Handle = styled(IconButton)`
  flex: 1;
  cursor: grab;
  touch-action: none;
  color: ${color.ink500};
`;
