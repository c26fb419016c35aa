import { createServer, request, type ServerResponse } from 'node:http';
import { rm } from 'node:fs/promises';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { startProgram } from '../../scripts/processes/child.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import { copyOfBuild } from './copy-of-build.ts';
import { storefront } from './throwaway.ts';
import { readSharedSite } from './site.ts';

/** A second storefront, of the same build without its prerendered pages. */
export interface AlteredStorefront {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Response of the backend to a call: JSON, or a function that writes it; `false` forwards the call to the common
 * backend.
 */
export type AlteredResponse = object | ((reply: ServerResponse, locale: string) => unknown);

/**
 * Starts a storefront whose backend answers some calls in another way. The common backend answers all others.
 * @param responses by the path of the call, `/services/list`, or `*` for all others; may be changed while it
 * runs.
 * @param more variables of its environment, by its port.
 * @param prerendered whether it has the prerendered pages.
 */
export async function startAlteredStorefront(
  responses: Record<string, AlteredResponse>,
  more: (port: number) => Record<string, string> = () => ({}),
  prerendered = false,
): Promise<AlteredStorefront> {
  const site = readSharedSite();
  const dist = prerendered ? site.dist : await copyOfBuild(site, false);
  const [port, backendPort] = [await freePort(), await freePort()];
  const backend = createServer((asked, reply) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://backend');
    const response = responses[pathname.replace(/^\/[a-z]{2}(?=\/)/, '')] ?? responses['*'];
    if (typeof response === 'function') {
      if (response(reply, pathname.slice(1, 3)) !== false) return;
    } else if (response) {
      reply.setHeader('Content-Type', 'application/json');
      reply.end(JSON.stringify(response));
      return;
    }
    const { url: path, method, headers } = asked;
    const onward = request({ host: '127.0.0.1', port: site.backendPort, path, method, headers }, (got) => {
      reply.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => backend.listen(backendPort, '127.0.0.1', resolve));
  const env: Record<string, string | undefined> = { ...site.env, PORT: String(port) };
  for (const locale of LOCALES) {
    env[`SITE_URL_${locale.toUpperCase()}`] = site.origins[locale];
    env[`BACKEND_URL_${locale.toUpperCase()}`] = `http://127.0.0.1:${backendPort}/${locale}`;
  }
  const running = await startProgram(storefront(dist, { ...env, ...more(port) }));
  return {
    port,
    async stop() {
      await running.stop();
      backend.closeAllConnections();
      await new Promise((resolve) => backend.close(resolve));
      if (!prerendered) await rm(dist, { recursive: true, force: true });
    },
  };
}
