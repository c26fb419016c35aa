import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { freePort } from '../../../scripts/processes/ports.ts';
import { startNginx } from '../../site/nginx/start-nginx.ts';
import { startThrowawaySite, type ThrowawaySite } from '../../site/throwaway.ts';

/** A site as visitors reach it: behind the shipped configuration of nginx, with TLS and HTTP/2. */
export async function startBehindNginx(): Promise<Pick<ThrowawaySite, 'port' | 'origins' | 'stop'>> {
  const [plain, tls, inner] = await Promise.all([freePort(), freePort(), freePort()]);
  const hosts = LOCALES.map((locale) => `${locale}.localhost`);
  const addresses = LOCALES.map((locale, place) => [
    `SITE_URL_${locale.toUpperCase()}`,
    `https://${hosts[place]}:${tls}`,
  ]);
  const site = await startThrowawaySite({ ...Object.fromEntries(addresses), TRUSTED_PROXIES: '1' });
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const stopSite = async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const backends = [site.backendPort, site.backendPort];
    const shape = { plain, tls, inner, hosts, storefronts: [site.port], backends };
    const nginx = await startNginx(folder, shape);
    const stop = async () => {
      await nginx.stop();
      await stopSite();
    };
    return { port: site.port, origins: site.origins, stop };
  } catch (error) {
    await stopSite();
    throw error;
  }
}
