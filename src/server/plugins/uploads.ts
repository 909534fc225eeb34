import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '@contract/limits';
import * as messages from '@messages/server/problems';
import { newScratch, removeScratch, writeScratch } from '../files/scratch';
import { Problem, badField } from '../lib/problem';

/** An uploaded file, stored until the response has been sent. Its name is only what the sender called it. */
export interface UploadedFile {
  field: string;
  name: string;
  path: string;
  bytes: number;
}

const tooLarge = (largest: number | undefined) =>
  largest === undefined
    ? new Problem(413, 'too_large', messages.pictureIsTooHeavy(limits.picture.bytes / 1024 / 1024))
    : new Problem(413, 'too_large', messages.fileIsTooLarge(largest / 1024 / 1024));
const tooMany = () => new Problem(413, 'too_many', messages.tooManyPictures(limits.picture.perListing));

declare module 'fastify' {
  interface FastifyInstance {
    /** Where uploaded files wait. */
    uploadFolder: string;
  }
  interface FastifyRequest {
    uploads: UploadedFile[];
    /** Ends when the handler no longer reads the uploads. */
    uploadsInUse: Promise<unknown>;
  }
}

/** The sender has left before anything was done; nobody reads this. */
export class SenderLeft extends Error {}

/** Accepts multipart forms, whose files wait in `folder`. */
export async function acceptUploads(server: FastifyInstance, folder: string): Promise<void> {
  server.decorate('uploadFolder', folder);
  server.decorateRequest('uploads');
  server.decorateRequest('uploadsInUse');
  server.addHook('onRequest', async (request) => {
    request.uploads = [];
    request.uploadsInUse = Promise.resolve();
  });
  await server.register(multipart, {
    limits: {
      fileSize: limits.picture.bytes,
      files: limits.picture.perListing,
      fields: 200,
      fieldSize: 64 * 1024,
      parts: 240,
      headerPairs: 40,
    },
  });
}

function addField(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (value === '' || name === '__proto__' || name === 'constructor') return;
  fields[name] = name in fields ? [fields[name], value].flat() : value;
}

async function removeFiles(folder: string, { log }: Pick<FastifyRequest, 'log'>): Promise<void> {
  try {
    await removeScratch(folder);
  } catch (error) {
    log.warn({ err: error }, 'could not delete uploaded files; they are deleted later');
  }
}

/** Parses a multipart body: fields become the body (repeated ones a list, empty ones absent), files go to `request.uploads`. Ignores JSON bodies. */
export async function readForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!request.isMultipart()) return;
  const folder = await newScratch(request.server.uploadFolder);
  // the request's own `close` fires when its body has been read, long before the response
  reply.raw.once('close', () => void request.uploadsInUse.then(() => removeFiles(folder, request)));
  const fields: Record<string, unknown> = {};
  const largest = request.routeOptions.config.call?.largestFile;
  try {
    // no further event arrives if the sender left while the folder was created
    if (request.raw.errored) throw request.raw.errored;
    for await (const part of request.parts(largest === undefined ? {} : { limits: { fileSize: largest } })) {
      if (part.type === 'field') {
        addField(fields, part.fieldname, part.value);
        continue;
      }
      const file = await writeScratch(folder, part.file);
      if (part.file.truncated) throw tooLarge(largest);
      const { fieldname: field, filename: name } = part;
      if (part.file.bytesRead > 0) request.uploads.push({ field, name, path: file, bytes: part.file.bytesRead });
      // a browser sends a file input without a choice as an empty file without a name
      else if (name) throw badField(field, messages.thisFileIsEmpty);
    }
  } catch (error) {
    await removeFiles(folder, request);
    // after the sender has left, other errors are only consequences
    if (request.raw.errored) throw request.raw.errored;
    const code = (error as { code?: string }).code;
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(largest);
    if (code === 'FST_FILES_LIMIT') throw tooMany();
    if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT')
      throw new Problem(413, 'too_many', messages.thisFormHasTooManyFields);
    // errors of the multipart parser have no code
    if (code === undefined && !(error instanceof Problem))
      throw new Problem(400, 'invalid', messages.thisFormCannotBeRead);
    throw error;
  }
  request.body = fields;
}

/**
 * Runs a handler whose uploads stay until it has ended, also when their sender has left meanwhile.
 * @throws SenderLeft when that happened before it began
 */
export async function whileUploadsStay<Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  handle: () => Promise<Result>,
): Promise<Result> {
  if (reply.raw.destroyed) throw new SenderLeft();
  const work = handle();
  request.uploadsInUse = work.catch(() => undefined);
  return work;
}
