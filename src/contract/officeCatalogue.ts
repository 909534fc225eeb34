import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { AddOnDelivery } from './addOnOrders';
import { endpoint } from './endpoint';
import { officeLimits } from './officeLimits';
import { Version, stale } from './officeShared';
import { ById, ClientId, FieldProblem, Id, Instant, Problem, text } from './shared';

const { catalogue } = officeLimits;

export const packageColours = ['leaf', 'brass', 'ink'] as const;
export const packageIcons = ['home', 'star', 'building'] as const;

const whole = (min: number, max: number) =>
  z
    .int(messages.enterAWholeNumber)
    .check(z.gte(min, messages.mustBeAtLeast(min)), z.lte(max, messages.mustBeAtMost(max)));
const Price = whole(1, catalogue.price);
const Days = whole(1, catalogue.days);
const Allowance = z.nullable(whole(0, catalogue.allowance));
/** When a price begins; at once if left out. */
const Begin = z.optional(z.iso.datetime({ offset: true, error: messages.enterADateAndTime }));

/** Whether a version is over, in force, or begins later. */
const state = z.enum(['past', 'current', 'coming']);

const packageTerms = {
  /** Whole rupees. */
  price: Price,
  duration_in_days: Days,
  /** Null means unlimited. */
  slots: Allowance,
  contacts: Allowance,
};
const PackageVersion = z.object({ id: Id, ...packageTerms, begins_at: Instant, state });
export type PackageVersion = z.output<typeof PackageVersion>;

const addOnTerms = {
  price: Price,
  /** How many days it features a listing; only for the add-on that does. */
  feature_days: z.nullable(Days),
};
const AddOnVersion = z.object({ id: Id, ...addOnTerms, begins_at: Instant, state });
export type AddOnVersion = z.output<typeof AddOnVersion>;

const packageFields = {
  name: text(catalogue.name),
  description: text(catalogue.description),
  features: z
    .array(text(catalogue.feature))
    .check(z.maxLength(catalogue.features, messages.listAtMostPoints(catalogue.features))),
  colour: z.enum(packageColours, messages.chooseAColour),
  icon: z.enum(packageIcons, messages.chooseAnIcon),
  popular: z.boolean(),
};
const addOnFields = { name: text(catalogue.name), description: text(catalogue.description) };

const row = { id: Id, version: Version, retired_at: z.nullable(Instant) };

/** A package with every version of its price, the latest first. */
export const OfficePackage = z.object({
  ...row,
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  colour: z.string(),
  icon: z.string(),
  popular: z.boolean(),
  versions: z.array(PackageVersion),
});
export type OfficePackage = z.output<typeof OfficePackage>;

/** An add-on with every version of its price, the latest first. */
export const OfficeAddOn = z.object({
  ...row,
  name: z.string(),
  description: z.string(),
  delivery: AddOnDelivery,
  versions: z.array(AddOnVersion),
});
export type OfficeAddOn = z.output<typeof OfficeAddOn>;

const change = {
  version: Version,
  /** True takes it off sale from now on, false puts it on sale again. */
  retired: z.optional(z.boolean()),
  /** The id of a version that has not begun, to remove it. */
  withdraw: z.optional(Id),
};
export const PackageChange = z.object({
  ...change,
  ...z.partial(z.object(packageFields)).shape,
  offer: z.optional(z.object({ ...packageTerms, begins_at: Begin })),
});
export type PackageChange = z.output<typeof PackageChange>;
export const AddOnChange = z.object({
  ...change,
  ...z.partial(z.object(addOnFields)).shape,
  offer: z.optional(z.object({ ...addOnTerms, begins_at: Begin })),
});
export type AddOnChange = z.output<typeof AddOnChange>;

export const NewPackage = z.object({ client_id: ClientId, ...packageFields, ...packageTerms });
export type NewPackage = z.output<typeof NewPackage>;
export const NewAddOn = z.object({ client_id: ClientId, ...addOnFields, delivery: AddOnDelivery, ...addOnTerms });
export type NewAddOn = z.output<typeof NewAddOn>;

const refusals = { 400: FieldProblem, 401: Problem, 403: Problem };

export const officeCatalogueEndpoints = {
  packages: endpoint({
    method: 'GET',
    path: '/api/office/packages/',
    access: 'superuser',
    summary: 'Lists all packages, retired ones too, with the versions of their prices.',
    responses: { 200: z.array(OfficePackage), 401: Problem, 403: Problem },
  }),
  addPackage: endpoint({
    method: 'POST',
    path: '/api/office/packages/',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Adds a package, for sale at once; sent again with the same client_id it is added once.',
    body: NewPackage,
    responses: { 201: OfficePackage, ...refusals },
  }),
  changePackage: endpoint({
    method: 'PATCH',
    path: '/api/office/packages/:id/',
    access: 'superuser',
    reauthenticate: true,
    summary:
      'Changes a package, offers it at a new price from an instant on, or retires it. Orders keep their version.',
    params: ById,
    body: PackageChange,
    responses: { 200: OfficePackage, ...refusals, 404: Problem, 409: z.union([stale(OfficePackage), Problem]) },
  }),
  addOns: endpoint({
    method: 'GET',
    path: '/api/office/add-ons/',
    access: 'superuser',
    summary: 'Lists all add-ons, retired ones too, with the versions of their prices.',
    responses: { 200: z.array(OfficeAddOn), 401: Problem, 403: Problem },
  }),
  addAddOn: endpoint({
    method: 'POST',
    path: '/api/office/add-ons/',
    access: 'superuser',
    reauthenticate: true,
    summary:
      'Adds an add-on that is delivered in one of the known ways; sent again with the same client_id it is added once.',
    body: NewAddOn,
    responses: { 201: OfficeAddOn, ...refusals },
  }),
  changeAddOn: endpoint({
    method: 'PATCH',
    path: '/api/office/add-ons/:id/',
    access: 'superuser',
    reauthenticate: true,
    summary:
      'Changes an add-on, offers it at a new price from an instant on, or retires it. Orders keep their version.',
    params: ById,
    body: AddOnChange,
    responses: { 200: OfficeAddOn, ...refusals, 404: Problem, 409: z.union([stale(OfficeAddOn), Problem]) },
  }),
};
