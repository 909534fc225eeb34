import { cornersOfLine } from './drawnLine';

const circle = (count: number, radius: number) =>
  Array.from({ length: count }, (_, at) => ({
    x: radius * Math.cos((at / count) * 2 * Math.PI),
    y: radius * Math.sin((at / count) * 2 * Math.PI),
  }));

it('a line drawn by hand keeps its shape with at most 50 corners', () => {
  const drawn = circle(2_000, 400);
  const corners = cornersOfLine(drawn);
  expect(corners.length).toBeGreaterThan(8);
  expect(corners.length).toBeLessThanOrEqual(50);
  for (const { x, y } of corners) expect(Math.hypot(x, y)).toBeCloseTo(400, 5);
});

it('points on a straight line are no corners', () => {
  const square = [0, 1, 2, 3, 4].flatMap((at) => [{ x: at * 25, y: 0 }]);
  const rest = [
    { x: 100, y: 50 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ];
  expect(cornersOfLine([...square, ...rest])).toEqual([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ]);
});
