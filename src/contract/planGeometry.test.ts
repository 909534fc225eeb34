import type { PlanDrawing } from './tours';
import { boxOf, isInside, leafOf, pathOf, toSvg } from './planGeometry';

const square = [
  [0, 0],
  [4, 0],
  [4, 3],
  [0, 3],
];
const drawing: PlanDrawing = {
  walls: [{ points: square, thickness: 0.3 }],
  openings: [],
  rooms: [],
  water: [],
  furniture: [],
};

it('a plan is drawn with north up, in metres from its upper left corner', () => {
  const box = boxOf(drawing);
  expect(box).toEqual({ left: -1, top: 4, width: 6, height: 5 });
  expect(toSvg(box, [0, 3])).toEqual([1, 1]);
  expect(
    pathOf(
      box,
      [
        [0, 0],
        [4, 0],
      ],
      true,
    ),
  ).toBe('M1.000 4.000L5.000 4.000Z');
});

it('a point is inside a room or not', () => {
  expect([isInside([1, 1], square), isInside([5, 1], square), isInside([1, -1], square)]).toEqual([true, false, false]);
});

it('a door opens from its hinge, to the side of its swing', () => {
  const door = { kind: 'door', from: [1, 0], to: [2, 0], thickness: 0.3, hinge: [1, 0] } as const;
  const open = (swing: number) =>
    leafOf({ ...door, from: [1, 0], to: [2, 0], hinge: [1, 0], swing_deg: swing })?.map((value) => Math.round(value));
  expect([open(90), open(-90), open(0)]).toEqual([[1, 1], [1, -1], undefined]);
});
