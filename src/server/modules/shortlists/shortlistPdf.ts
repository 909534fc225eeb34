import { buffer } from 'node:stream/consumers';
import { findingLimits } from '@contract/findingLimits';
import { placeLabel } from '@contract/placeLabel';
import type { ShortlistHome, WholeShortlist } from '@contract/shortlists';
import * as language from '@messages/language';
import * as messages from '@messages/server/shortlists';
import { formatPrice } from '../../lib/formatRupees';
import type { Media } from '../../media/media';
import {
  LAST_LINE,
  type Page,
  brass,
  dark,
  drawLogo,
  left,
  line,
  newPage,
  pale,
  renderDocument,
  rule,
  wide,
} from '../../pdf/documentPage';
import { longDay } from '../../lib/moments';

/** Points. */
const photo = { width: 108, height: 72, gap: 16 };
const column = { x: left + photo.width + photo.gap, width: wide - photo.width - photo.gap };

const whole = new Intl.NumberFormat(language.tag);

/** A small JPEG of a home’s first picture; undefined when it has none that can be read. */
async function photoOf({ listing }: ShortlistHome, media: Pick<Media, 'variant'>): Promise<Buffer | undefined> {
  const smallest = /^\/media\/([\w.-]+\.jpg) \d+w/.exec(listing?.cover?.srcset.jpeg ?? '')?.[1];
  if (!smallest) return undefined;
  const found = await media.variant(smallest).catch(() => null);
  const opened = await found?.open();
  return opened && buffer(opened.stream);
}

function priceOf({ price, purpose }: NonNullable<ShortlistHome['listing']>): string {
  if (price === null) return messages.priceOnRequest;
  const rupees = formatPrice(Math.round(Number(price) * 100));
  return purpose === 'rent' ? messages.rupeesAMonth(rupees) : rupees;
}

function factsOf({ property_type, bedrooms, bathrooms, size }: NonNullable<ShortlistHome['listing']>): string {
  return [
    property_type,
    bedrooms && messages.bedrooms(bedrooms),
    bathrooms && messages.bathrooms(bathrooms),
    size && messages.squareFeet(whole.format(size)),
  ]
    .filter(Boolean)
    .join('  •  ');
}

/** What the members said about a home, a line each. */
function opinionsOf({ votes }: ShortlistHome, { members }: WholeShortlist): string[] {
  const nameOf = (id: number) => members.find((member) => member.id === id)?.name ?? '';
  return votes.flatMap(({ member, vote, note }) => {
    const name = nameOf(member);
    const voted = vote ? messages.voted[vote](name) : '';
    const noted = note.replace(/\s*\n\s*/g, ' ');
    return vote && note ? [`${voted} – ${noted}`] : note ? [messages.noted(name, noted)] : vote ? [voted] : [];
  });
}

const stateLabels = { available: '', sold: messages.sold, unavailable: messages.noLongerAvailable } as const;

/** Points that a home takes at most before its votes and notes, which may go on to the next page. */
const headHeight = photo.height + 24;

function drawHome(page: Page, list: WholeShortlist, home: ShortlistHome, picture: Buffer | undefined): void {
  const { listing, state } = home;
  if (page.y + headHeight > LAST_LINE) newPage(page);
  const top = page.y;
  if (picture)
    page.picture(listing?.cover?.alt ?? '', () =>
      page.sheet
        .save()
        .rect(left, top, photo.width, photo.height)
        .clip()
        .image(picture, left, top, { cover: [photo.width, photo.height], align: 'center', valign: 'center' })
        .restore(),
    );
  if (stateLabels[state]) line(page, stateLabels[state], { ...column, size: 9, colour: brass });
  line(page, listing?.title ?? messages.noLongerAvailable, { ...column, role: 'H2', face: 'display', size: 14 });
  if (listing) {
    line(page, placeLabel(listing), { ...column, size: 9, colour: pale });
    line(page, priceOf(listing), { ...column, weight: 700, colour: dark });
    line(page, factsOf(listing), { ...column, size: 9, colour: pale });
  }
  page.y += 4;
  for (const opinion of opinionsOf(home, list)) line(page, opinion, { ...column, size: 9 });
  // the picture may be higher than what stands beside it
  page.y = page.y >= top ? Math.max(page.y, top + photo.height) : page.y;
  rule(page, { above: 10, below: 14 });
}

/** A shortlist as an A4 document: each home with a small picture, its price and facts, and everybody’s votes and notes. */
export async function shortlistPdf(list: WholeShortlist, media: Pick<Media, 'variant'>, now: Date): Promise<Buffer> {
  const pictures = await Promise.all(list.homes.map((home) => photoOf(home, media)));
  return renderDocument(list.name, now, (page) => {
    drawLogo(page);
    line(page, list.name, { role: 'H1', face: 'display', size: 28 });
    line(page, messages.homesOnDay(list.total, longDay(now)), { colour: pale });
    if (list.members.length > 1)
      line(page, messages.byMembers(list.members.map(({ name }) => name).join(', ')), { colour: pale });
    page.y += 18;
    if (list.homes.length === 0) line(page, messages.noHomes);
    list.homes.forEach((home, at) => drawHome(page, list, home, pictures[at]));
    if (list.total > list.homes.length)
      line(page, messages.moreHomes(list.total - findingLimits.shortlist.homes), { colour: pale });
  });
}
