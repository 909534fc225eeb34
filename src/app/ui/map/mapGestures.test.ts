/** @jest-environment jsdom */
import { followPointers, listenToGestures, wheelZoom } from './mapGestures';
import { viewAfterKey } from './mapKeys';
import { offsetOf, placeAt } from './projection';

const size = { width: 400, height: 300 };
const view = { longitude: 73.85, latitude: 18.52, zoom: 12 };

it('a pointer keeps what is below it', () => {
  const under = placeAt(view, 50 - 200, 60 - 150);
  const moved = followPointers(view, size, [{ x: 50, y: 60 }], [{ x: 120, y: 10 }]);
  expect(offsetOf(moved, under).x).toBeCloseTo(120 - 200, 3);
  expect(offsetOf(moved, under).y).toBeCloseTo(10 - 150, 3);
});

it('two fingers zoom by the distance between them', () => {
  const [before, now] = [
    [
      { x: 150, y: 150 },
      { x: 250, y: 150 },
    ],
    [
      { x: 100, y: 150 },
      { x: 300, y: 150 },
    ],
  ];
  const moved = followPointers(view, size, before, now);
  expect(moved.zoom).toBeCloseTo(13, 6);
  expect(moved.longitude).toBeCloseTo(view.longitude, 6);
});

it('a notch of the wheel is half a step at most, down is farther away', () => {
  expect(wheelZoom({ deltaY: 100, deltaMode: 0 })).toBe(-0.5);
  expect(wheelZoom({ deltaY: -4, deltaMode: 0 })).toBeCloseTo(0.04);
  expect(wheelZoom({ deltaY: -3, deltaMode: 1 })).toBe(0.5);
});

it('arrow keys move the map, plus and minus zoom, other keys do nothing', () => {
  expect(viewAfterKey(view, 'ArrowRight')?.longitude).toBeGreaterThan(view.longitude);
  expect(viewAfterKey(view, 'ArrowUp')?.latitude).toBeGreaterThan(view.latitude);
  expect(viewAfterKey(view, '+')?.zoom).toBe(13);
  expect(viewAfterKey(view, '-')?.zoom).toBe(11);
  expect(viewAfterKey(view, 'Tab')).toBeUndefined();
});

describe('on the page', () => {
  function started(isHanded = false) {
    const map = document.createElement('div');
    map.setPointerCapture = () => undefined;
    let shown = view;
    const calls: string[] = [];
    const stop = listenToGestures(map, {
      size: () => size,
      view: () => shown,
      show: (next) => {
        shown = next;
      },
      moving: (isMoving) => calls.push(isMoving ? 'moves' : 'stands'),
      settle: () => calls.push('settled'),
      hint: (attempt) => calls.push(attempt),
      movesByOneFinger: () => isHanded,
    });
    const pointer = (type: string, at: { x: number; y: number }, pointerType: string, pointerId = 1) => {
      const event = new MouseEvent(type, { clientX: at.x, clientY: at.y, bubbles: true, cancelable: true });
      map.dispatchEvent(Object.assign(event, { pointerId, pointerType }));
    };
    return { map, calls, stop, pointer, now: () => shown };
  }
  const wheel = (init: WheelEventInit) => new WheelEvent('wheel', { deltaY: -100, cancelable: true, ...init });

  it('H28 the plain wheel scrolls the page and shows how to zoom; with Ctrl or ⌘ it zooms', () => {
    const { map, calls, stop, now } = started();
    const plain = wheel({});
    map.dispatchEvent(plain);
    expect([plain.defaultPrevented, calls, now()]).toEqual([false, ['wheel'], view]);
    for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
      const turned = wheel(held);
      map.dispatchEvent(turned);
      expect(turned.defaultPrevented).toBe(true);
    }
    expect(now().zoom).toBe(13);
    stop();
  });

  it('H28 one finger scrolls the page and shows how to move the map', () => {
    const { calls, stop, pointer, now } = started();
    pointer('pointerdown', { x: 100, y: 100 }, 'touch');
    pointer('pointermove', { x: 100, y: 160 }, 'touch');
    pointer('pointercancel', { x: 100, y: 160 }, 'touch');
    expect([calls, now()]).toEqual([['finger'], view]);
    stop();
  });

  it('two fingers move the map, and one finger does once it was asked to', () => {
    const two = started();
    two.pointer('pointerdown', { x: 100, y: 100 }, 'touch', 1);
    two.pointer('pointerdown', { x: 200, y: 100 }, 'touch', 2);
    two.pointer('pointermove', { x: 100, y: 150 }, 'touch', 1);
    two.pointer('pointermove', { x: 200, y: 150 }, 'touch', 2);
    two.pointer('pointerup', { x: 100, y: 150 }, 'touch', 1);
    two.pointer('pointerup', { x: 200, y: 150 }, 'touch', 2);
    expect(two.now().latitude).toBeGreaterThan(view.latitude);
    expect(two.calls).toEqual(['moves', 'stands', 'settled']);
    two.stop();
    const one = started(true);
    one.pointer('pointerdown', { x: 100, y: 100 }, 'touch');
    one.pointer('pointermove', { x: 100, y: 150 }, 'touch');
    one.pointer('pointerup', { x: 100, y: 150 }, 'touch');
    expect(one.now().latitude).toBeGreaterThan(view.latitude);
    one.stop();
  });

  it('a press is no movement, and the end of a movement is no press', () => {
    const { map, calls, stop, pointer, now } = started();
    const presses = jest.fn();
    map.addEventListener('click', presses);
    pointer('pointerdown', { x: 100, y: 100 }, 'mouse');
    pointer('pointermove', { x: 102, y: 101 }, 'mouse');
    pointer('pointerup', { x: 102, y: 101 }, 'mouse');
    map.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect([calls, now()]).toEqual([[], view]);
    const mark = map.appendChild(document.createElement('button'));
    mark.click();
    expect(presses).toHaveBeenCalledTimes(1);
    pointer('pointerdown', { x: 100, y: 100 }, 'mouse');
    pointer('pointermove', { x: 150, y: 100 }, 'mouse');
    pointer('pointerup', { x: 150, y: 100 }, 'mouse');
    mark.click();
    expect(presses).toHaveBeenCalledTimes(1);
    expect(calls).toEqual(['moves', 'stands', 'settled']);
    stop();
  });
});
