import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { openS3 } from './s3-storage.ts';

/** A bucket of a service with this behaviour. Its time limits are short. */
async function bucketOf(behave: RequestListener) {
  const server = createServer(behave);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const settings = {
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const timeouts = { connectionTimeout: 500, socketTimeout: 500, requestTimeout: 500 };
  return openS3({ S3_BUCKET: 'bucket', S3_REGION: undefined, ...settings }, 'bucket', 'photos/', timeouts);
}

it('a bucket that accepts a request and says nothing is an error, not a wait without end', async () => {
  const bucket = await bucketOf(() => undefined);
  await expect(bucket.list('')).rejects.toThrow();
  await expect(bucket.get('a.jpeg')).rejects.toThrow();
  await expect(bucket.put('a.jpeg', import.meta.filename)).rejects.toThrow();
}, 10_000);

it('so is one that stops in the middle of a file', async () => {
  const bucket = await bucketOf((_, response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('half');
  });
  const file = await bucket.get('a.jpeg');
  await expect(file && buffer(file.stream)).rejects.toThrow();
}, 10_000);
