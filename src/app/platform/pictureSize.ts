interface Size {
  width: number;
  height: number;
}

/** A picture's size is near the file's start, after the camera's metadata. */
const beginning = 512 * 1024;
const isSizeMarker = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.2: segments of a marker and a length, one of which starts the frame.
 */
function sizeOfJpeg(bytes: DataView): Size | undefined {
  let at = 2;
  while (at + 9 <= bytes.byteLength && bytes.getUint8(at) === 0xff) {
    if (isSizeMarker(bytes.getUint8(at + 1)))
      return { width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) };
    at += 2 + bytes.getUint16(at + 2);
  }
  return undefined;
}

const [ftyp, ispe] = [0x66747970, 0x69737065];

/** ISO/IEC 23008-12, 6.5.3: each picture in a HEIC or AVIF has its size in a box; the largest is that of the whole. */
function sizeInBoxes(bytes: DataView): Size | undefined {
  let largest: Size | undefined;
  for (let at = 8; at + 16 <= bytes.byteLength; at += 1) {
    if (bytes.getUint32(at) !== ispe) continue;
    const size = { width: bytes.getUint32(at + 8), height: bytes.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** The width and height of a JPEG, PNG, HEIC or AVIF in pixels, before rotation; undefined for other formats. */
export async function pictureSize(file: Blob): Promise<Size | undefined> {
  const bytes = new DataView(await file.slice(0, beginning).arrayBuffer());
  if (bytes.byteLength < 24) return undefined;
  if (bytes.getUint16(0) === 0xffd8) return sizeOfJpeg(bytes);
  if (bytes.getUint32(4) === ftyp) return sizeInBoxes(bytes);
  return bytes.getUint32(0) === 0x89504e47 ? { width: bytes.getUint32(16), height: bytes.getUint32(20) } : undefined;
}
