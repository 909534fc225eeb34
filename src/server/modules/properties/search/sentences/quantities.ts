import { plotSide } from '@contract/units';
import { type Amount, amountAt, linkOf } from './amounts';
import { type ChainLink, readChain } from './chains';
import { type Sentence, beside, headOf, isParted, means, valueOf } from './pieces';
import { type Quantity, quantityOf } from './quantity';

/** "rk" and "studio" without a number. */
function studioAt(sentence: Sentence, at: number): Quantity | null {
  const piece = sentence.pieces[at];
  if (piece?.fate !== 'open' || valueOf(piece, 'unit') !== 'studio') return null;
  return quantityOf({ from: at, to: at, value: 1, unit: 'studio', digits: null, hasCommas: false }, 'bedrooms', false);
}

/** "30x50", where a plot is named: its area in square feet. Elsewhere such a word is text. */
function plotAt(sentence: Sentence, at: number): Quantity | null {
  const { pieces, words } = sentence;
  const sideAt = (place: number) => {
    const word = pieces[place]?.first === pieces[place]?.last ? words[pieces[place]?.first ?? -1] : undefined;
    const side = word?.number ?? 0;
    return Number.isInteger(side) && side >= plotSide.min && side <= plotSide.max ? side : 0;
  };
  const isCross = headOf(sentence, at + 1)?.key === 'x' && !isParted(sentence, at + 1) && !isParted(sentence, at + 2);
  const [one, other] = isCross ? [sideAt(at), sideAt(at + 2)] : [0, 0];
  if (!one || !other) return null;
  const after = isParted(sentence, at + 3) ? undefined : pieces[at + 3];
  const unit = valueOf(after, 'unit');
  const isFeet = unit === 'sqft' || /^(ft|feet)$/.test(headOf(sentence, at + 3)?.key ?? '');
  const isPlot = pieces.some((piece) => valueOf(piece, 'type') === 'plot') && (isFeet || !unit);
  const to = isPlot && after && isFeet ? at + 3 : at + 2;
  const area = { from: at, to, value: one * other, unit: 'sqft' as const, digits: null, hasCommas: false };
  return quantityOf(area, isPlot ? 'size' : 'none', false);
}

/**
 * Takes a word of their filter to what counts only beside one: "parking for 3 cars", "do gaadi ki parking". What has
 * none is text.
 */
function withWords(sentence: Sentence, quantities: readonly Quantity[]): Quantity[] {
  const { pieces } = sentence;
  const isTaken = (place: number) => quantities.some(({ from, to }) => from <= place && place <= to);
  return quantities.flatMap((quantity) => {
    const { kind, isThing, from, to } = quantity;
    if (!isThing) return [quantity];
    const beyond = (at: number, step: 1 | -1) => {
      const next = beside(sentence, at, step);
      return means(pieces[next], step === 1 ? 'boundAfter' : 'boundBefore') ? beside(sentence, next, step) : next;
    };
    const place = [beyond(from, -1), beyond(to, 1)].find((at) => {
      const piece = pieces[at];
      const isWord = valueOf(piece, 'unit') === kind || valueOf(piece, 'besideThing') === kind;
      return isWord && piece?.fate === 'open' && !isTaken(at);
    });
    return place === undefined ? [] : [{ ...quantity, attachedAt: [place] }];
  });
}

/** All quantities of a sentence, in order. */
export function readQuantities(sentence: Sentence): Quantity[] {
  const found: (Amount | Quantity)[] = [];
  for (let at = 0; at < sentence.pieces.length;) {
    sentence.work.count += 1;
    const one = plotAt(sentence, at) ?? amountAt(sentence, at) ?? studioAt(sentence, at);
    if (one) found.push(one);
    at = one ? one.to + 1 : at + 1;
  }
  const quantities: Quantity[] = [];
  let chain: ChainLink[] = [];
  const close = () => {
    if (chain.length > 0) quantities.push(...readChain(sentence, chain));
    chain = [];
  };
  for (const one of found) {
    if ('kind' in one) {
      close();
      quantities.push(one);
      continue;
    }
    const last = chain.at(-1);
    if (last) {
      last.linkToNext = linkOf(sentence, last.amount, one);
      if (!last.linkToNext) close();
    }
    chain.push({ amount: one, linkToNext: null, sharesUnit: false });
  }
  close();
  return withWords(sentence, quantities);
}
