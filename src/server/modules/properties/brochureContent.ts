import { brand } from '@contract/brand';
import { type ListingField, fieldSpec, fieldsWhere } from '@contract/listingFields';
import { monthLabel } from '@contract/monthLabel';
import type { CostRegion } from '@contract/costs';
import type { OfficeSettings } from '@contract/officeSettings';
import { placeLabel } from '@contract/placeLabel';
import type { Property } from '@contract/properties';
import type { PlanDrawing } from '@contract/tours';
import { stateOf, states } from '@contract/states';
import * as language from '@messages/language';
import * as messages from '@messages/server/brochure';
import type { PropertiesDeps } from './propertiesDeps';
import { formatPrice } from '../../lib/formatRupees';
import { brochureCosts } from './brochureCosts';
import type { Brochure, BrochurePlan, Card, DrawnPicture } from '../../media/drawn/drawings';
import type { PropertyRow } from './propertyRows';
import { registerAddress } from './registerAddress';

const whole = new Intl.NumberFormat(language.tag, { maximumFractionDigits: 0 });
const paiseOf = (rupees: string) => Math.round(Number(rupees) * 100);

function priceOf({ price, purpose }: Pick<Property, 'price' | 'purpose'>): string {
  if (price === null) return messages.priceOnRequest;
  const amount = formatPrice(paiseOf(price));
  return purpose === 'rent' ? messages.aMonth(amount) : amount;
}

/** A field's value as text, by its kind; undefined if the listing has none. */
function factOf(property: Property, field: ListingField): string | undefined {
  const { kind, options, period, zero } = fieldSpec(field);
  const value = property[field];
  if (value === 0 && zero) return zero;
  if (!value) return undefined;
  if (kind === 'reference') return property[field as 'property_type'].name || undefined;
  if (kind === 'choice' || kind === 'nullableChoice') return options?.[String(value)];
  if (kind === 'month') return monthLabel(String(value));
  if (kind === 'area')
    return messages.squareFeet(whole.format(Number(value)), whole.format(Number(value) * 0.09290304));
  if (kind !== 'money') return String(value);
  const amount = formatPrice(paiseOf(String(value)));
  return period ? messages.withPeriod(amount, period) : amount;
}

const picturesOf = (
  { images }: Property,
  row: PropertyRow,
  wanted: Property['images'][number]['kind'] = 'photo',
): DrawnPicture[] =>
  row.images.flatMap(({ hash }, place) => {
    const { kind, alt } = images[place] ?? {};
    return kind === wanted ? [{ hash, alt: alt ?? '' }] : [];
  });

/** The drawing of the tour, else the first picture that its owner marked as a plan. */
function planOf(property: Property, row: PropertyRow, drawing: PlanDrawing | undefined): BrochurePlan | undefined {
  if (drawing) {
    const rooms = drawing.rooms.map(({ name }) => name);
    return { drawing, alt: messages.planWithRooms(rooms.join(', ')) };
  }
  const [first] = picturesOf(property, row, 'floor_plan');
  return first && { hash: first.hash, alt: first.alt || messages.plan };
}

/** What the sheet says about registrations, with our own in the listing's state. */
function registrations(property: Property, agents: OfficeSettings['rera_agents']): string[] {
  const { rera_number: number, rera_status: status, rera_reason: reason } = property;
  const state = stateOf(property.city.name);
  const authority = state && states[state].rera.name;
  const agent = agents.find((one) => one.state === state);
  return [
    ...(status === 'exempt' && reason ? [messages.reraNotRequired(reason)] : []),
    ...(status !== 'exempt' && number && authority ? [messages.reraNumber(authority, number)] : []),
    ...(agent && authority ? [messages.agentNumber(brand, authority, agent.number)] : []),
  ];
}

/** Where its registration is looked up. */
function registerOf({ rera_number: number, rera_status: status, city }: Property): Brochure['register'] {
  const state = stateOf(city.name);
  if (!state || !number || status === 'exempt') return undefined;
  const { name, register } = states[state].rera;
  return { address: registerAddress(state, number), alt: messages.register(name, register) };
}

/** The brochure of a listing, as visitors see it. */
export async function brochureOf(
  row: PropertyRow,
  property: Property,
  office: Pick<OfficeSettings, 'phone' | 'email' | 'rera_agents'>,
  {
    publicUrl,
    mapSketch,
    drawing,
    amenities,
    regions,
    now,
  }: {
    publicUrl: string;
    mapSketch: PropertiesDeps['mapSketch'];
    drawing: PlanDrawing | undefined;
    /** Their names. */
    amenities: readonly string[];
    /** With their rates of what a home costs. */
    regions: readonly CostRegion[];
    now: Date;
  },
): Promise<Brochure> {
  const { latitude, longitude, agent } = property;
  const facts = fieldsWhere(({ fact }) => fact !== undefined).flatMap((field) => {
    if (field === 'rera_number') return [];
    const { fact, label } = fieldSpec(field);
    const value = factOf(property, field);
    return value ? [[typeof fact === 'string' ? fact : label, value] as const] : [];
  });
  return {
    title: property.title,
    place: placeLabel(property),
    price: priceOf(property),
    facts,
    description: property.description,
    amenities,
    pictures: picturesOf(property, row).slice(0, 4),
    plan: planOf(property, row, drawing),
    costs: brochureCosts(property, row.price_in_paise, regions, now),
    sketch: latitude === null || longitude === null ? undefined : await mapSketch?.({ latitude, longitude }),
    mapLabel: messages.mapAround(placeLabel(property)),
    address: `${publicUrl}/properties/${property.id}`,
    contact: [...(agent ? [messages.yourContact(agent.name), agent.phone] : []), office.phone, office.email].filter(
      Boolean,
    ),
    rera: registrations(property, office.rera_agents),
    register: registerOf(property),
    labels: {
      description: messages.description,
      amenities: messages.amenities,
      plan: messages.plan,
      costs: messages.costs,
      place: messages.place,
      contact: messages.contact,
      scan: messages.scan,
      foot: messages.foot,
    },
    changedAt: row.changed_at.toISOString(),
  };
}

/** The picture of a listing for link previews. */
export function cardOf(row: PropertyRow, property: Property): Card {
  return {
    title: property.title,
    foot: placeLabel(property),
    lead: priceOf(property),
    pictures: picturesOf(property, row).slice(0, 1),
  };
}
