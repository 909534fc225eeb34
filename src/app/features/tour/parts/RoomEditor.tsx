import type { PropertyImage } from '@contract/properties';
import * as messages from '@messages/app/tourEditor';
import { useSelector } from '@xstate/react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { SelectField } from '../../../ui/Field';
import { GroupError } from '../../../ui/GroupError';
import { Display3, Soft, Stack } from '../../../ui/Layout';
import type { EditedRoom } from '../tourEditorMachine';
import { toDirection, wrapYaw } from '../projection';
import { loadBitmap, sharpSizeOf } from '../roomPictures';
import { useLooking } from '../useLooking';
import { useSphere } from '../useSphere';
import { PlanPlace } from './PlanPlace';
import type { TourEditorRef } from './RoomCards';

interface RoomEditorProps {
  editor: TourEditorRef;
  room: EditedRoom;
  images: readonly PropertyImage[];
}

const rounded = (degrees: number) => Math.round(degrees * 10) / 10;

/** One room: its first view, the ways from it, and its place on the plan. */
export function RoomEditor({ editor, room, images }: RoomEditorProps) {
  const { key, title, links, picture } = room;
  const rooms = useSelector(editor, ({ context }) => context.rooms);
  const plan = useSelector(editor, ({ context }) => context.plan);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pressed = useRef<{ x: number; y: number } | null>(null);
  const [to, setTo] = useState('');
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState(false);
  const stage = useSphere(canvas, {
    lost: () => setFailed(true),
    restored: () => setFailed(false),
    drawn: () => undefined,
  });
  const looking = useLooking(frame, stage.draw, { yaw: room.initial_yaw_deg });
  useEffect(() => {
    const loading = new AbortController();
    const url = picture && sharpSizeOf(picture, { side: 600, widest: stage.widest(), savesData: false });
    if (url)
      loadBitmap(url, loading.signal).then(
        (bitmap) => {
          stage.show(bitmap, true);
          bitmap.close();
          stage.draw(looking.view());
        },
        () => {
          if (!loading.signal.aborted) setFailed(true);
        },
      );
    return () => loading.abort();
  }, [picture, stage, looking]);
  const change = (part: Partial<EditedRoom>) => editor.send({ type: 'CHANGED', key, room: part });
  const others = rooms.filter((one) => one.key !== key);
  const nameOf = (other: string) => rooms.find((one) => one.key === other)?.title ?? '';
  const addWay = () => {
    const { yaw, pitch } = looking.view();
    const way = { to, yaw_deg: rounded(yaw), pitch_deg: rounded(pitch), label: nameOf(to) };
    change({ links: [...links.filter((link) => link.to !== to), way] });
    setSaid(messages.wayAdded(nameOf(to)));
    setTo('');
  };
  const press = ({ clientX: x, clientY: y }: PointerEvent) => {
    pressed.current = { x, y };
  };
  const release = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const from = pressed.current;
    pressed.current = null;
    if (!from || Math.hypot(clientX - from.x, clientY - from.y) > 4) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    looking.turnTo(toDirection({ x: clientX - left, y: clientY - top }, looking.view(), { width, height }));
  };
  return (
    <Box aria-label={messages.arranging(title)}>
      <Display3 as="h2">{messages.arranging(title)}</Display3>
      <Soft>{messages.howToPlace}</Soft>
      <Frame
        ref={frame}
        tabIndex={0}
        role="application"
        aria-label={messages.viewOf(title)}
        onPointerDown={press}
        onPointerUp={release}
      >
        <canvas ref={canvas} aria-hidden />
        <Cross aria-hidden />
      </Frame>
      {failed && <GroupError>{messages.noPicture}</GroupError>}
      <Row>
        <Button
          $kind="quiet"
          onClick={() => {
            change({ initial_yaw_deg: rounded(wrapYaw(looking.view().yaw)) });
            setSaid(messages.firstViewIsSet);
          }}
        >
          {messages.firstViewHere}
        </Button>
      </Row>
      {others.length > 0 && (
        <Row>
          <SelectField label={messages.wayTo} value={to} onChange={({ currentTarget }) => setTo(currentTarget.value)}>
            <option value="">{messages.chooseARoom}</option>
            {others.map((other) => (
              <option key={other.key} value={other.key}>
                {other.title}
              </option>
            ))}
          </SelectField>
          <Button $kind="quiet" disabled={to === ''} onClick={addWay}>
            {messages.addWay}
          </Button>
        </Row>
      )}
      <p role="status">{said}</p>
      {links.length > 0 && (
        <Stack $gap={8} as="ul" aria-label={messages.waysOf}>
          {links.map((link) => (
            <Row key={link.to} as="li">
              <Button
                $kind="quiet"
                aria-label={messages.showWay(nameOf(link.to))}
                onClick={() => looking.turnTo({ yaw: link.yaw_deg, pitch: link.pitch_deg })}
              >
                {nameOf(link.to)}
              </Button>
              <Button
                $kind="quiet"
                aria-label={messages.removeWay(nameOf(link.to))}
                onClick={() => change({ links: links.filter((one) => one.to !== link.to) })}
              >
                {messages.removeShort}
              </Button>
            </Row>
          ))}
        </Stack>
      )}
      {plan && (
        <PlanPlace
          plan={plan}
          picture={images.find(({ id }) => id === plan.image)}
          title={title}
          place={room.place}
          onPlace={(place) => change({ place })}
        />
      )}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: ${space[12]};
  padding: ${space[16]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
`;
const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  min-height: 14rem;
  max-width: 100%;
  overflow: hidden;
  background: ${color.night};
  /* a finger moves the page up and down and the picture sideways */
  touch-action: pan-y;
  cursor: crosshair;
  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
`;
const Cross = styled.span`
  position: absolute;
  left: 50%;
  top: 50%;
  width: 2rem;
  height: 2rem;
  margin: -1rem;
  pointer-events: none;
  background:
    linear-gradient(${color.brassOnNight}, ${color.brassOnNight}) center / 2px 100% no-repeat,
    linear-gradient(${color.brassOnNight}, ${color.brassOnNight}) center / 100% 2px no-repeat;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: end;
`;
