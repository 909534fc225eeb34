// node bareServer.mjs FILE TYPE: answers every request with the file's bytes through plain node:http; prints its port
import { readFileSync } from 'node:fs';
import http from 'node:http';

const body = readFileSync(process.argv[2]);
const server = http.createServer((_request, response) =>
  response.writeHead(200, { 'content-type': process.argv[3], 'content-length': body.length }).end(body),
);
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`${/** @type {import('node:net').AddressInfo} */ (server.address()).port}\n`),
);
process.once('disconnect', () => process.exit());
