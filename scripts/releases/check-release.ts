import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { readServiceToken } from '@tourbillon/platform/configuration/service-token.ts';
import { itemPath, listPath, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { Problem } from '../bootstrap/problem.mjs';
import { step } from '../bootstrap/progress.mjs';
import { startProgram } from '../processes/child.ts';
import { freePort } from '../processes/ports.ts';
import { childEnvironment, type Settings } from '../processes/settings.ts';
import { onShutdown, stopSignal } from '../processes/shutdown.ts';
import type { Release } from './release.ts';

/** Pages of every release: prerendered ones, and some rendered on demand. */
const PATHS = ['/heals-check/', '/', '/about/', listPath(SECTIONS.clock.list)];

/**
 * Starts a release on a spare port and requests pages of all hosts, an item, and a script. It has a data
 * directory of its own, so it delivers no requests of visitors.
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
        file: path.join(release.root, 'scripts/serve.ts'),
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
        asked += await judge(port, new URL(settings.origins[locale]).host);
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

/** @returns the number of responses checked. */
async function judge(port: number, host: string): Promise<number> {
  const texts = new Map<string, string>();
  for (const asked of PATHS) texts.set(asked, await fetchWholePage(port, host, asked));
  const item = firstMatch(texts.get(PATHS[3] ?? ''), itemPath('clock', '[^"/]+'));
  const asset = firstMatch(texts.get('/'), String.raw`/_astro/[^"]+\.(?:js|css)`);
  for (const asked of [item, asset]) {
    if (!asked) throw new Problem(`${host}: a list without items, or a page without its files.`);
    await fetchWholePage(port, host, asked);
  }
  return PATHS.length + 2;
}

function firstMatch(text = '', pattern: string): string | undefined {
  return new RegExp(`"(${pattern})"`).exec(text)?.[1];
}

/** @throws Problem when a page is not 200, or is incomplete. */
function fetchWholePage(port: number, host: string, asked: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { Host: host };
    get({ host: '127.0.0.1', port, path: asked, headers, timeout: 10_000 }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (part: string) => (text += part));
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
