import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Problem } from '../errors/operator-problem.ts';
import { requestAsStaff } from './running-backend.ts';

async function answered(answer: RequestListener): Promise<unknown> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'staff-'));
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.close().closeAllConnections();
    rmSync(dataDir, { recursive: true });
  });
  const backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return requestAsStaff({ backend, dataDir })('/requests');
}

it.each([
  [422, '{"message":"Ann has access."}', 'Ann has access.'],
  [413, '{"message":"Body too large"}', 'Body too large'],
  [403, '<p>Forbidden</p>', 'The backend answered 403; is DATA_DIR that of the backend?'],
  [404, '{"message":"Not found"}', 'The backend answered 404; is DATA_DIR that of the backend?'],
  [500, '{"message":"Internal error"}', 'The backend could not do it (status 500); its log says why.'],
])('a refusal with %i and %s is said as it is', async (status, body, sentence) => {
  const failed = answered((_, response) => response.writeHead(status).end(body));
  await expect(failed).rejects.toBeInstanceOf(Problem);
  await expect(failed).rejects.toThrow(sentence);
});
