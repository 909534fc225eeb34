import { type FileHandle, open } from 'node:fs/promises';

/** Frame headers (SOF0 to SOF15) without the three other markers of that range. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

export interface Size {
  width: number;
  height: number;
}

/** The size of a JPEG, read from its headers: no decoder is needed to name its variants. @throws Error for anything else */
export async function jpegSize(file: string): Promise<Size> {
  const handle = await open(file, 'r');
  try {
    return await sizeIn(handle);
  } finally {
    await handle.close();
  }
}

async function sizeIn(handle: FileHandle): Promise<Size> {
  const head = Buffer.alloc(9);
  for (let at = 2; ;) {
    const { bytesRead } = await handle.read(head, 0, head.length, at);
    if (bytesRead < head.length || head[0] !== 0xff) throw new Error('this file is not a JPEG');
    if (isFrame(head[1] ?? 0)) return { width: head.readUInt16BE(7), height: head.readUInt16BE(5) };
    at += 2 + head.readUInt16BE(2);
  }
}
