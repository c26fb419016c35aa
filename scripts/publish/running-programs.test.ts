import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../processes/settings.ts';
import { renewPages } from './renew-pages.ts';
import { importContent } from './import-content.ts';

/** A program that gives every request the same response. @returns its port, and what it was asked. */
async function running(status: number, body: object) {
  const asked: { url: string | undefined; host: string | undefined }[] = [];
  const server = createServer(({ url, headers: { host } }, response) => {
    asked.push({ url, host });
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { asked, port: String((server.address() as AddressInfo).port) };
}

it.each([
  [{}, '/ru/content/import'],
  [{ LOCALES: 'en,uz' }, '/en/content/import'],
  [{ LOCALES: 'uz', BACKEND_PREFIX: '/api/' }, '/uz/api/content/import'],
])('the backend is asked to import in a language that it has: %o', async (env, expected) => {
  const { asked, port } = await running(200, { changed: [], broken: [], drafts: [] });
  await importContent(readSettings({ ...env, BACKEND_PORT: port }), 'secret');
  expect(asked.map(({ url }) => url)).toEqual([expected]);
});

it('the storefront is asked on a host that it serves, and the refusal names the variable of that host', async () => {
  const { asked, port } = await running(403, {});
  const settings = readSettings({ LOCALES: 'en,uz', SITE_URL_EN: 'https://shop.example', PORT: port });
  await expect(renewPages(settings, 'secret', 0)).rejects.toThrow('DATA_DIR, SITE_URL_EN and PUBLISH_SECRET');
  expect(asked.map(({ host }) => host)).toEqual(['shop.example']);
});
