import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Locale, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { readServiceToken } from '@tourbillon/platform/configuration/service-token.ts';
import { itemPath, listPath } from '@tourbillon/domain/sections/sections.ts';
import { readConfiguration } from '../../src/platform/configuration.ts';
import { Problem } from '../bootstrap/problem.mjs';
import { step } from '../bootstrap/progress.mjs';
import { startProgram } from '../processes/child.ts';
import { freePort } from '../processes/ports.ts';
import { storefrontProgram } from '../processes/programs.ts';
import { childEnvironment, type Settings } from '../processes/settings.ts';
import { onShutdown, stopSignal } from '../processes/shutdown.ts';
import { askBackend } from './ask-backend.ts';
import type { Release } from './release.ts';
import { MAIN_DATA, readShopLists, type ShopList } from './shop-lists.ts';

/** Pages of every shop; the lists that it has are checked as well. */
const PATHS = ['/heals-check/', '/about/'];

/** Time limit of a response, milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Starts a release on a spare port and requests pages of all hosts, the lists of the shop, an item of each that has
 * some, and a script. It has a data directory of its own, so it delivers no requests of visitors.
 * @param backend variables with the address of its backend. @throws Problem that names the wrong response.
 */
export async function checkRelease(
  release: Release,
  settings: Settings,
  backend: Record<string, string>,
): Promise<void> {
  const progress = step('Check');
  const data = await mkdtemp(path.join(tmpdir(), 'release-check-'));
  onShutdown(() => rm(data, { recursive: true, force: true }));
  const port = await freePort();
  const origins = Object.fromEntries(
    LOCALES.map((locale) => [`SITE_URL_${locale.toUpperCase()}`, settings.origins[locale]]),
  );
  // Also without the bucket: the release must not clean up files of the running site.
  const alone = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, S3_BUCKET: '' };
  // Its data directory has no token for a backend of another installation.
  const token = { SERVICE_TOKEN: readServiceToken(settings.storefront) };
  const own = { ...backend, ...origins, ...alone, ...token };
  try {
    const storefront = await startProgram(
      {
        name: 'The new release',
        file: storefrontProgram(release.root),
        args: [release.dist],
        cwd: release.root,
        env: { ...childEnvironment(settings), ...own },
      },
      stopSignal,
    );
    onShutdown(storefront.stop);
    try {
      let asked = 0;
      for (const locale of settings.locales) {
        const lists = await listsOf(settings, backend, locale);
        asked += await checkHost(port, new URL(settings.origins[locale]).host, lists);
      }
      progress.done(`${asked} answers as they should be`);
    } finally {
      await storefront.stop();
    }
  } catch (error) {
    progress.failed();
    throw error;
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

/** The lists of the shop, from the backend of a host. @throws Problem when it does not respond. */
async function listsOf(settings: Settings, env: Record<string, string>, locale: Locale): Promise<ShopList[]> {
  const { href } = readConfiguration({ ...process.env, ...env }).backends[locale];
  const backend = { base: new URL(href), token: readServiceToken(settings.storefront), timeout: TIMEOUT_MS };
  const lists = readShopLists(await askBackend(backend, MAIN_DATA));
  if (!lists) throw new Problem(`The backend of ${locale} does not tell which lists the shop has.`);
  return lists;
}

/**
 * Checks the pages of one host.
 * @returns the number of responses checked. @throws Problem that names the wrong one.
 */
export async function checkHost(port: number, host: string, lists: readonly ShopList[]): Promise<number> {
  let asked = 0;
  const fetchPage = (address: string) => {
    asked += 1;
    return fetchWholePage(port, host, address);
  };
  const fetchLinked = async (page: string, pattern: string, missing: string) => {
    const [, address] = new RegExp(`"(${pattern})"`).exec(page) ?? [];
    if (!address) throw new Problem(`${host}: ${missing}.`);
    await fetchPage(address);
  };
  for (const address of PATHS) await fetchPage(address);
  await fetchLinked(await fetchPage('/'), String.raw`/_astro/[^"]+\.(?:js|css)`, 'a page without its files');
  for (const { catalogType, word, hasItems } of lists) {
    const page = await fetchPage(listPath(word));
    if (hasItems) await fetchLinked(page, itemPath(catalogType, '[^"/]+'), `${word} shows no items`);
  }
  return asked;
}

/** @throws Problem when a page is not 200, or is incomplete. */
function fetchWholePage(port: number, host: string, asked: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { Host: host };
    get({ host: '127.0.0.1', port, path: asked, headers, timeout: TIMEOUT_MS }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (part: string) => (text += part));
      // Without a listener a connection that breaks is silent, and the page would be waited for without end.
      res.once('error', (error) => reject(new Problem(`${host}${asked}: ${error.message}`)));
      res.once('end', () => {
        const isWhole = !res.headers['content-type']?.startsWith('text/html') || text.includes('</html>');
        if (res.statusCode === 200 && isWhole) resolve(text);
        else reject(new Problem(`The new release answers ${res.statusCode} for ${host}${asked}.`));
      });
    })
      .once('timeout', () => reject(new Problem(`The new release does not answer for ${host}${asked}.`)))
      .once('error', (error) => reject(new Problem(`${host}${asked}: ${error.message}`)));
  });
}
