/*
 * startFailingS3(): an S3 server behind a proxy that checks signatures and fails as planned, request by request:
 * `fail((request) => fault)`; the requests that came are in `asked`, as "METHOD key?query".
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isSigned } from './awsSignature';
import { placeAt, type S3Server, startS3Server } from './s3Server';

/**
 * An answer of its own; `cut` ends the connection without one, `silent` never answers. Of the right answer, `half` sends
 * half a body and ends the connection, `stuck` half and then nothing.
 */
type Fault = { status: number; body?: string; headers?: Record<string, string> } | 'cut' | 'silent' | 'half' | 'stuck';

/** A request as `asked` has it, and how many the same came before. */
type Failing = (request: string, before: number) => Fault | undefined;

interface FailingS3 extends S3Server {
  asked: string[];
  /** The headers of the requests in `asked`. */
  headers: http.IncomingHttpHeaders[];
  fail(failing: Failing): void;
}

/** Sends a request on as it came, so that its signature stays right. */
function forward(
  port: number,
  request: http.IncomingMessage,
  body: Buffer,
): Promise<{ head: http.IncomingMessage; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const { method, url: path, headers } = request;
    const sent = http.request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (head) => {
      buffer(head).then((answer) => resolve({ head, body: answer }), reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

export async function startFailingS3(): Promise<FailingS3> {
  const behind = await startS3Server();
  const port = Number(new URL(behind.place.address).port);
  const asked: string[] = [];
  const headers: http.IncomingHttpHeaders[] = [];
  let failing: Failing = () => undefined;

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const named = `${request.method} ${decodeURIComponent(request.url ?? '').replace(`/aangan/${behind.place.prefix}`, '')}`;
    const fault = failing(named, asked.filter((one) => one === named).length);
    asked.push(named);
    headers.push(request.headers);
    const body = await buffer(request);
    if (fault === 'cut') return void request.socket.destroy();
    if (fault === 'silent') return;
    if (typeof fault === 'object') {
      response.writeHead(fault.status, fault.headers);
      return void response.end(fault.body);
    }
    if (!isSigned(request, body, behind.place.secretAccessKey)) {
      response.writeHead(403);
      return void response.end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    const right = await forward(port, request, body);
    response.writeHead(right.head.statusCode ?? 500, right.head.headers);
    if (!fault) return void response.end(right.body);
    response.write(right.body.subarray(0, right.body.length / 2), () => {
      if (fault === 'half') request.socket.destroy();
    });
  }

  const proxy = http.createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    ...behind,
    place: placeAt((proxy.address() as AddressInfo).port),
    asked,
    headers,
    fail(next) {
      failing = next;
      asked.length = 0;
      headers.length = 0;
    },
    async stop() {
      await new Promise<void>((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      });
      await behind.stop();
    },
  };
}
