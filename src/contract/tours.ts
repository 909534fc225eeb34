import * as messages from '@messages/contract/tours';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { stale } from './officeShared';
import { ById, ClientId, FieldProblem, Id, Picture, Problem, optionalText, text } from './shared';
import { tourLimits } from './tourLimits';

const between = (min: number, max: number) =>
  z.number().check(z.gte(min, messages.mustBeBetween(min, max)), z.lte(max, messages.mustBeBetween(min, max)));
const atMost = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z.array(item).check(z.maxLength(max, messages.atMost(max)));

/** To the right of the picture's middle. */
const Yaw = between(-180, 180);
/** A length or a place in metres; x is to the right, y upwards. */
const Metres = between(-1_000, 1_000);
const PlanPoint = z.array(Metres).check(z.length(2, messages.giveBothCoordinates));
const Length = between(0, 1_000);

/** A way from one room to another, at its place in the panorama. */
export const TourLink = z.object({
  to: Id,
  yaw_deg: Yaw,
  pitch_deg: between(-90, 90),
  label: text(tourLimits.room),
});
export type TourLink = z.output<typeof TourLink>;

const Opening = z.object({
  kind: z.enum(['door', 'sliding', 'opening', 'window', 'glazing', 'screen'], messages.chooseAKind),
  from: PlanPoint,
  to: PlanPoint,
  thickness: Length,
  /** Doors only: where it hangs, and which way it opens. */
  hinge: z.optional(PlanPoint),
  swing_deg: z.optional(Yaw),
});

/** A floor plan as data, from which screens draw it. */
export const PlanDrawing = z.object({
  walls: atMost(
    z.object({
      points: atMost(PlanPoint, 40).check(z.minLength(2, messages.giveBothCoordinates)),
      thickness: Length,
    }),
    300,
  ),
  openings: atMost(Opening, 300),
  rooms: atMost(
    z.object({
      name: text(tourLimits.room),
      polygon: atMost(PlanPoint, 40).check(z.minLength(3, messages.aRoomHasThreeCorners)),
      area_m2: between(0, 100_000),
      outdoor: z.boolean(),
    }),
    60,
  ),
  /** Pools and ponds: their corners from the lower left. */
  water: atMost(z.object({ name: text(tourLimits.room), from: PlanPoint, to: PlanPoint }), 20),
  furniture: atMost(
    z.object({
      x: Metres,
      y: Metres,
      rotation_deg: Yaw,
      width: Length,
      depth: Length,
      shape: z.enum(['rect', 'ellipse', 'rug', 'tree'], messages.chooseAKind),
    }),
    300,
  ),
});
export type PlanDrawing = z.output<typeof PlanDrawing>;

/** Where a panorama was taken: in metres on a drawing, in parts of its width and height, from the top left, on a picture. */
const Viewpoint = z.object({
  scene: Id,
  x: Metres,
  y: Metres,
  /** Which way the panorama's middle looks, clockwise from the top of the plan. */
  north_offset_deg: between(-360, 360),
});

const planName = text(tourLimits.room);

export const TourPlan = z.object({
  name: z.string(),
  drawing: z.nullable(PlanDrawing),
  /** Without a drawing: the listing's floor plan that shows it. */
  image: z.nullable(Id),
  picture: z.nullable(Picture),
  viewpoints: z.array(Viewpoint),
});
export type TourPlan = z.output<typeof TourPlan>;

/** A room; its picture is equirectangular, twice as wide as high. */
export const TourScene = z.extend(Picture, {
  id: Id,
  title: z.string(),
  initial_yaw_deg: z.number(),
  links: z.array(TourLink),
});
export type TourScene = z.output<typeof TourScene>;

export const Tour = z.object({
  /** Increases with every change. */
  version: z.int(),
  title: z.string(),
  scenes: z.array(TourScene),
  plan: z.nullable(TourPlan),
});
export type Tour = z.output<typeof Tour>;

/** What a tour is to be: its rooms in their order. Panoramas that it does not name are removed. */
export const TourChange = z.object({
  /** The version that was read, 0 if there was no tour; without it, the change holds for any. */
  version: z.optional(z.int().check(z.gte(0), z.lte(2_147_483_647))),
  title: text(tourLimits.title),
  scenes: atMost(
    z.object({
      id: Id,
      title: text(tourLimits.room),
      alt: optionalText(tourLimits.alt),
      initial_yaw_deg: Yaw,
      links: atMost(TourLink, tourLimits.linksOfScene),
    }),
    tourLimits.scenes,
  ),
  plan: z.nullable(
    z.object({
      name: planName,
      drawing: z.nullable(PlanDrawing),
      image: z.nullable(Id),
      viewpoints: atMost(Viewpoint, tourLimits.scenes),
    }),
  ),
});
export type TourChange = z.output<typeof TourChange>;

/** An uploaded panorama. It becomes part of the tour with a change that names it. */
export const Panorama = z.extend(Picture, { id: Id, client_id: z.string() });
export type Panorama = z.output<typeof Panorama>;

const refusals = { 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem };

export const tourEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/properties/:id/tour/',
    access: 'anyone',
    cacheable: true,
    summary: 'Returns the tour of a listing: its panoramas, the ways between them, and its floor plan.',
    params: ById,
    responses: { 200: Tour, 400: FieldProblem, 404: Problem, 410: Problem },
  }),
  put: endpoint({
    method: 'PUT',
    path: '/api/properties/:id/tour/',
    access: 'account',
    summary:
      'Publishes a tour in place of the one before, by an agent, or by the owner whose virtual tour was delivered. Without rooms, it ends the tour.',
    params: ById,
    body: TourChange,
    responses: { 200: Tour, ...refusals, 409: z.union([stale(Tour), Problem]) },
  }),
  addPanorama: endpoint({
    method: 'POST',
    path: '/api/properties/:id/tour/panoramas/',
    access: 'account',
    multipart: true,
    summary: `Uploads a panorama for a tour: the form file \`image\`, twice as wide as high, up to ${tourLimits.megapixels} megapixels. Only a change of the tour shows it.`,
    params: ById,
    body: z.object({ client_id: ClientId }),
    responses: { 201: Panorama, ...refusals, 413: Problem, 415: Problem, 503: Problem, 507: Problem, 429: Problem },
  }),
};
