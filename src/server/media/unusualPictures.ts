import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { chunksOf, isPng } from './pictureParts';

const inflated = promisify(inflate);
/** Maximum text in a picture, in unpacked bytes: editors write some kilobytes. */
const mostText = 1024 * 1024;

/** An animated PNG opens as its first frame, so the decoder does not report it. */
export function isAnimatedPng(bytes: Buffer): boolean {
  if (!isPng(bytes)) return false;
  for (const { type } of chunksOf(bytes)) if (type === 'acTL') return true;
  return false;
}

/** A PNG whose text or profile unpacks to more memory than any editor writes: compressed a thousandfold, it fits into a small file. */
export async function carriesTooMuchText(bytes: Buffer): Promise<boolean> {
  if (!isPng(bytes)) return false;
  let total = 0;
  for (const chunk of chunksOf(bytes)) {
    total += await unpackedSize(chunk);
    if (total > mostText) return true;
  }
  return false;
}

async function unpackedSize({ type, data }: { type: string; data: Buffer }): Promise<number> {
  if (type === 'tEXt') return data.length;
  const packed = packedPart(type, data);
  if (!packed) return type === 'iTXt' ? data.length : 0;
  try {
    return (await inflated(packed, { maxOutputLength: mostText })).length;
  } catch (error) {
    // what cannot be unpacked is left to the decoder
    return (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE' ? mostText + 1 : data.length;
  }
}

/** The zlib stream of a text or profile chunk, behind its keyword. */
function packedPart(type: string, data: Buffer): Buffer | undefined {
  const keyword = data.indexOf(0);
  if (keyword < 0) return undefined;
  if (type === 'zTXt' || type === 'iCCP') return data.subarray(keyword + 2);
  if (type !== 'iTXt' || data[keyword + 1] !== 1) return undefined;
  const language = data.indexOf(0, keyword + 3);
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1);
  return translated < 0 ? undefined : data.subarray(translated + 1);
}
