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

/** The width and height of a JPEG or PNG in pixels, before rotation; undefined for other formats. */
export async function pictureSize(file: Blob): Promise<Size | undefined> {
  const bytes = new DataView(await file.slice(0, beginning).arrayBuffer());
  if (bytes.byteLength < 24) return undefined;
  if (bytes.getUint16(0) === 0xffd8) return sizeOfJpeg(bytes);
  return bytes.getUint32(0) === 0x89504e47 ? { width: bytes.getUint32(16), height: bytes.getUint32(20) } : undefined;
}
