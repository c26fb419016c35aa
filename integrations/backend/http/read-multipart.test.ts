import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openUploads } from '../uploads/upload-folder.ts';
import { readMultipart } from './read-multipart.ts';

it('a body that breaks off in a file is refused, and leaves no file', { timeout: 5_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'read-multipart-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const head = '--edge\r\nContent-Disposition: form-data; name="photos[]"; filename="a.jpg"\r\n\r\n';
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(`${head}the first bytes`)),
    // The second read meets a connection that is gone.
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      controller.error(new Error('the connection is gone'));
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=edge' };
  const init = { method: 'POST', body, headers, duplex: 'half' };
  const request = new Request('http://backend/', init);
  await expect(readMultipart(request, 'photos[]', openUploads(folder))).rejects.toThrow('not whole');
  expect(readdirSync(folder)).toEqual([]);
});
