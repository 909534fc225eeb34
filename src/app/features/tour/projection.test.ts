import fc from 'fast-check';
import { type View, dragged, limitView, sameHeading, toDirection, toScreen, wrapYaw } from './projection';

const size = fc.record({ width: fc.integer({ min: 200, max: 2_000 }), height: fc.integer({ min: 200, max: 2_000 }) });
const view = fc.record({
  yaw: fc.double({ min: -180, max: 180, noNaN: true }),
  pitch: fc.double({ min: -85, max: 85, noNaN: true }),
  fov: fc.double({ min: 35, max: 100, noNaN: true }),
});
const part = fc.double({ min: 0, max: 1, noNaN: true });

describe('the projection', () => {
  it('from the screen to a direction and back is the identity', () => {
    fc.assert(
      fc.property(size, view, part, part, (screen, looking, across, down) => {
        const point = { x: screen.width * across, y: screen.height * down };
        const back = toScreen(toDirection(point, looking, screen), looking, screen);
        expect(back?.x).toBeCloseTo(point.x, 3);
        expect(back?.y).toBeCloseTo(point.y, 3);
      }),
    );
  });

  it('from a direction that is ahead to the screen and back is the identity', () => {
    fc.assert(
      fc.property(size, view, part, part, (screen, looking, right, up) => {
        const place = {
          yaw: wrapYaw(looking.yaw + (right - 0.5) * 100),
          pitch: Math.max(-88, Math.min(88, looking.pitch + (up - 0.5) * 100)),
        };
        const shown = toScreen(place, looking, screen);
        fc.pre(shown !== null && Math.abs(shown.x) < 20_000 && Math.abs(shown.y) < 20_000);
        const back = toDirection(shown ?? { x: 0, y: 0 }, looking, screen);
        expect(Math.abs(wrapYaw(back.yaw - place.yaw)) * Math.cos((place.pitch * Math.PI) / 180)).toBeLessThan(1e-3);
        expect(back.pitch).toBeCloseTo(place.pitch, 3);
      }),
    );
  });

  const straight: View = { yaw: 0, pitch: 0, fov: 90 };
  const screen = { width: 1_000, height: 500 };

  it('shows what is straight ahead in the middle, right of it to the right, and above it higher', () => {
    expect(toScreen({ yaw: 0, pitch: 0 }, straight, screen)).toEqual({ x: 500, y: 250 });
    expect(toScreen({ yaw: 45, pitch: 0 }, straight, screen)?.x).toBeCloseTo(1_000);
    expect(toScreen({ yaw: 0, pitch: 10 }, straight, screen)?.y).toBeLessThan(250);
    expect(toScreen({ yaw: 180, pitch: 0 }, straight, screen)).toBeNull();
  });

  it('a drag to the right looks left, a drag down looks up, and never over one’s head', () => {
    expect(dragged(straight, { x: 100, y: 0 }, screen).yaw).toBeLessThan(0);
    expect(dragged(straight, { x: 0, y: 100 }, screen).pitch).toBeGreaterThan(0);
    expect(dragged(straight, { x: 0, y: 1e6 }, screen).pitch).toBe(85);
    expect(limitView({ yaw: 190, pitch: -120, fov: 5 })).toEqual({ yaw: -170, pitch: -85, fov: 35 });
  });

  it('keeps the heading from room to room where both know north', () => {
    expect(sameHeading(10, 180, 195)).toBe(-5);
    expect(sameHeading(-170, 0, 30)).toBe(160);
    expect(sameHeading(10, undefined, 195)).toBeUndefined();
  });
});
