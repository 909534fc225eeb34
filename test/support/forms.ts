/*
 * formOf(fields, files)   a multipart form like a browser's: { payload, headers } for `inject` or `fetch`
 */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

export interface FormFile {
  field: string;
  bytes: Uint8Array;
  name?: string;
  type?: string;
}

export async function formOf(
  fields: FormFields,
  files: readonly FormFile[] = [],
): Promise<{ payload: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one);
  for (const { field, bytes, name = 'picture.jpg', type = 'image/jpeg' } of files)
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  const sent = new Response(form);
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  };
}
