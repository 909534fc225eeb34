import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '@contract/limits';
import { Problem } from './problems';

/** A file of a form, on disk until the answer has been sent. Its name is what the sender called it, nothing more. */
export interface UploadedFile {
  field: string;
  name: string;
  path: string;
  bytes: number;
}

const begin = 'aangan-upload-';
/** Milliseconds; a request takes a minute at most. */
const mayWait = 1_800_000;

const tooLarge = () => new Problem(413, 'too_large', `A picture may have at most ${limits.picture.bytes / 1024 / 1024} MB.`);
const tooMany = () => new Problem(413, 'too_many', `A listing may have at most ${limits.picture.perListing} pictures.`);

export async function acceptUploads(server: FastifyInstance): Promise<void> {
  await server.register(multipart, { limits: { fileSize: limits.picture.bytes, files: limits.picture.perListing, fields: 200, fieldSize: 64 * 1024, parts: 240, headerPairs: 40 } });
}

function addField(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (value === '' || name === '__proto__' || name === 'constructor') return;
  fields[name] = name in fields ? [fields[name], value].flat() : value;
}

/** Reads a multipart body: fields become the body (repeated ones a list, empty ones absent), files wait in `request.uploads`. JSON bodies pass by. */
export async function readForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!request.isMultipart()) return;
  const folder = await mkdtemp(path.join(os.tmpdir(), begin));
  // the request's own `close` comes as soon as its body is read, long before the answer
  reply.raw.once('close', () => void rm(folder, { recursive: true, force: true }));
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        addField(fields, part.fieldname, part.value);
        continue;
      }
      const file = path.join(folder, randomUUID());
      await pipeline(part.file, createWriteStream(file, { flags: 'wx' }));
      if (part.file.truncated) throw tooLarge();
      if (part.file.bytesRead > 0) request.uploads.push({ field: part.fieldname, name: part.filename, path: file, bytes: part.file.bytesRead });
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const code = (error as { code?: string }).code;
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    if (code === 'FST_FILES_LIMIT') throw tooMany();
    if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') throw new Problem(413, 'too_many', 'This form has too many fields.');
    throw error;
  }
  request.body = fields;
}

/** Takes away the files of requests whose process died before it could. */
export async function sweepUploads(now: Date): Promise<void> {
  const all = os.tmpdir();
  for (const name of (await readdir(all)).filter((each) => each.startsWith(begin))) {
    const folder = path.join(all, name);
    const made = await stat(folder).catch(() => undefined);
    if (made && made.mtimeMs < now.getTime() - mayWait) await rm(folder, { recursive: true, force: true });
  }
}
