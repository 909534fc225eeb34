import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sum = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Whether a request has the signature that Amazon's description (Signature Version 4) asks for, over all of its own
 * headers, and the checksum of its content. s3rver looks at neither.
 */
export function isSigned(request: IncomingMessage, body: Buffer, secretAccessKey: string): boolean {
  const { headers, method = '' } = request;
  const [, date = '', region = '', names = '', signature] =
    /Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const own = Object.keys(headers).filter((name) => name.startsWith('x-amz-') || name === 'host');
  if (own.some((name) => !names.split(';').includes(name)) || headers['x-amz-content-sha256'] !== sum(body))
    return false;
  const url = new URL(request.url ?? '', 'http://store');
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const path = url.pathname.split('/').map((part) => encoded(decodeURIComponent(part)));
  const asked = [method, path.join('/'), query.join('&'), lines.join(''), names, sum(body)].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sum(asked)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secretAccessKey}`, date));
  return hmac(key, toSign).toString('hex') === signature;
}
