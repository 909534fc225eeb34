import * as messages from '@messages/app/resultsMap';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useListPropertiesQuery } from '../../api/endpoints/propertiesApi';
import { color, radius, size as sizes, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { MapFrame } from '../../ui/map/MapFrame';
import { MapMark } from '../../ui/map/MapMark';
import { boxOf, viewOf } from '../../ui/map/projection';
import { wholeNumber } from '../../ui/wholeNumber';
import { AreaDrawing } from './parts/AreaDrawing';
import { OpenedMark } from './parts/OpenedMark';
import { PartShape } from './parts/PartShape';
import { type PropertySearch, toListQuery, withoutPart } from './propertySearch';
import { partOf, searchIn, searchInside } from './mapPart';
import type { ResultMark } from './resultMarks';
import { useCardLight } from './useCardLight';
import { useResultMarks } from './useResultMarks';
import { roomForMarks, useResultView } from './useResultView';

export interface ResultsMapProps {
  search: PropertySearch;
  onSearch: (change: (search: PropertySearch) => PropertySearch) => void;
}

/** No closer than this, several listings at one place are chosen from a list instead. */
const closest = 16.5;

/** A function that stays the same and calls the latest one, so that marks are not rendered for it. */
function useStable<Value>(latest: (value: Value) => void): (value: Value) => void {
  const current = useRef(latest);
  useEffect(() => {
    current.current = latest;
  });
  return useCallback((value: Value) => current.current(value), []);
}

/** On narrow screens the map is all there is to move, so one finger moves it. */
const fillsScreen = () => matchMedia('(max-width: 1199px) and (min-height: 500px)').matches;

/** Whether an area is being drawn; afterwards the focus goes back to the button that began it. */
function useDrawing() {
  const [isDrawing, setDrawing] = useState(false);
  const wasDrawing = useRef(false);
  useEffect(() => {
    if (wasDrawing.current && !isDrawing) document.getElementById('draw-area')?.focus();
    wasDrawing.current = isDrawing;
  }, [isDrawing]);
  return [isDrawing, setDrawing] as const;
}

/** The results on a map. It searches the same part of the map as the list, and shows the same listings. */
export function ResultsMap({ search, onSearch }: ResultsMapProps) {
  const { state, everything, elsewhere, goTo: goToBox } = useResultView(search);
  const { marks, isEmpty, failure, retry } = useResultMarks(search, state);
  const { currentData: found } = useListPropertiesQuery(toListQuery(search));
  const rows = found?.rows ?? [];
  const [openId, setOpenId] = useState<string>();
  const [isDrawing, setDrawing] = useDrawing();
  const { litMark, onLight } = useCardLight(marks, rows);
  const { view, size, isMoved, onView } = state;
  const opened = marks.find(({ id }) => id === openId);
  const goTo = (mark: ResultMark) => {
    if (!view || !size || mark.stands.for === 'listing') return false;
    const { bbox } = mark.stands.cluster;
    const next = viewOf(bbox, size, roomForMarks, closest);
    if ((bbox.west === bbox.east && bbox.south === bbox.north) || next.zoom <= view.zoom) return false;
    onView(next);
    return true;
  };
  const onPress = useStable((id: string) => {
    const mark = marks.find((one) => one.id === id);
    if (mark && !goTo(mark)) setOpenId(openId === id ? undefined : id);
  });
  const close = useCallback(() => setOpenId(undefined), []);
  const part = partOf(search);
  const searchNew: ResultsMapProps['onSearch'] = (change) => {
    setDrawing(false);
    onSearch(change);
  };
  const left = !part && everything && found?.exact && everything.exact ? found.total - everything.total : 0;
  return (
    <MapFrame
      id="results-map"
      state={state}
      label={messages.mapOfTheListings}
      fills={fillsScreen()}
      shapes={(frame) => part && <PartShape search={search} frame={frame} />}
      over={
        <>
          <Top data-map-control>
            {!isDrawing && isMoved && view && size && (
              <Button onClick={() => onSearch((now) => searchIn(boxOf(view, size), now))}>
                {messages.searchThisArea}
              </Button>
            )}
            {!isDrawing && part && <Other onClick={() => onSearch(withoutPart)}>{messages.searchEverywhere}</Other>}
            {!isDrawing &&
              elsewhere.map(({ name, count, box }) => (
                <Other key={name} onClick={() => goToBox(box)}>
                  {messages.homesIn(name, wholeNumber.format(count), everything?.exact ?? true)}
                </Other>
              ))}
            {!isDrawing && (
              <Other id="draw-area" onClick={() => setDrawing(true)}>
                {messages.drawAnArea}
              </Other>
            )}
          </Top>
          <Words role="status">
            {failure ? (
              <>
                {failure}{' '}
                <button type="button" onClick={retry}>
                  {messages.tryAgain}
                </button>
              </>
            ) : isEmpty ? (
              messages.noHomesHere
            ) : (
              left > 0 && messages.withoutPlace(String(left), left === 1)
            )}
          </Words>
          {isDrawing && view && size && (
            <AreaDrawing
              view={view}
              size={size}
              onView={onView}
              onDrawn={(corners) => searchNew((now) => searchInside(corners, now))}
              onShown={() => searchNew((now) => searchIn(boxOf(view, size), now))}
              onEnd={() => setDrawing(false)}
            />
          )}
          {opened && <OpenedMark key={opened.id} mark={opened} search={search} onClose={close} />}
        </>
      }
    >
      {({ frame, reveal }) =>
        marks.map((mark) => (
          <MapMark
            key={mark.id}
            id={mark.id}
            longitude={mark.longitude}
            latitude={mark.latitude}
            frame={frame}
            name={mark.name}
            text={mark.text}
            count={mark.count}
            isSmall={mark.isSmall}
            isLit={mark.id === litMark}
            isOpen={mark.id === openId}
            onPress={onPress}
            onLight={onLight}
            onFocus={reveal}
          />
        ))
      }
    </MapFrame>
  );
}

const Top = styled.div`
  position: absolute;
  z-index: 1;
  top: ${space[8]};
  left: ${space[8]};
  right: 4rem;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  pointer-events: none;
  button {
    padding-inline: ${space[16]};
    pointer-events: auto;
  }
`;
const Words = styled.p`
  position: absolute;
  z-index: 1;
  inset: auto auto ${space[32]} 50%;
  transform: translateX(-50%);
  max-width: calc(100% - 2rem);
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.control};
  background: ${color.raised};
  font-size: ${sizes[14]};
  &:empty {
    display: none;
  }
`;

/** A button beside the map's first one; opaque, because names may be below it. */
const Other = styled(Button).attrs({ $kind: 'quiet' })`
  && {
    background: ${color.raised};
    border-color: ${color.sand200};
  }
`;
