import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram } from '../../scripts/processes/child.ts';
import { copyOfBuild } from './copy-of-build.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import { storefront } from './throwaway.ts';
import { readSharedSite } from './site.ts';

/** A storefront whose local hosts have reCAPTCHA keys, with a test provider; `shop.example` has none. */
export interface RecaptchaSite {
  port: number;
  origin: string;
  /** Host of the English site, whose region has no keys. */
  plainHost: string;
  /** The provider's result for tokens; it does not answer at `silence` and closes the connection at `goodbye`. */
  provider: { says: 'person' | 'robot' | 'silence' | 'goodbye' };
  stop: () => Promise<void>;
}

/** Starts it beside the common site, with the same build and backend. */
export async function startRecaptchaSite(): Promise<RecaptchaSite> {
  const site = readSharedSite();
  const provider: RecaptchaSite['provider'] = { says: 'person' };
  const server = createServer((_, reply) => {
    if (provider.says === 'goodbye') reply.destroy();
    else if (provider.says !== 'silence') reply.end(JSON.stringify({ success: provider.says === 'person' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'recaptcha-'));
  // The pages it renders contain its own addresses, so it uses a build of its own.
  const dist = await copyOfBuild(site, false);
  const origin = `http://ru.localhost:${port}`;
  const backend = Object.fromEntries(
    ['ru', 'en', 'ua', 'uz'].map((locale) => [
      `BACKEND_URL_${locale.toUpperCase()}`,
      `http://127.0.0.1:${site.backendPort}/${locale}`,
    ]),
  );
  const running = await startProgram(
    storefront(dist, {
      ...site.env,
      ...backend,
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE_URL_RU: origin,
      SITE_URL_EN: 'http://shop.example',
      SITE_URL_UA: `http://ua.localhost:${port}`,
      SITE_URL_UZ: `http://uz.localhost:${port}`,
      RECAPTCHA_SITE_KEY_RU: 'site-key',
      RECAPTCHA_SECRET_RU: 'secret',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    }),
  );
  return {
    port,
    origin,
    plainHost: 'shop.example',
    provider,
    async stop() {
      await running.stop();
      server.closeAllConnections();
      server.close();
      for (const folder of [dist, dataDir]) await rm(folder, { recursive: true, force: true });
    },
  };
}
