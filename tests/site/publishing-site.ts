import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram } from '../../scripts/processes/child.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import { fileOf } from '../../scripts/processes/programs.ts';
import { startThrowawaySite, storefront, type ThrowawaySite } from './throwaway.ts';
import { sign } from '@tourbillon/domain/contract/body-signature.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ask } from './ask.ts';
import { readSharedSite } from './site.ts';

/** A separate site with a content folder that tests can edit. */
export interface PublishingSite extends ThrowawaySite {
  /** The secret that signs orders to publish. */
  secret: string;
  /** Changes a text of the content folder. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** Sends a signed order to publish. @returns the result of the pages. */
  order: () => Promise<unknown>;
  /** Runs `npm run publish`. */
  publish: () => Promise<{ code: number | null; output: string }>;
}

/**
 * Starts it with two workers: pages that one publishes, the other must show too. Its public addresses are those
 * of the common site, and it begins with copies of that site's original pages and data.
 */
export async function startPublishingSite(): Promise<PublishingSite> {
  const content = await mkdtemp(path.join(tmpdir(), 'content-'));
  await cp(fileOf('integrations/backend/content'), content, { recursive: true });
  const addresses = Object.fromEntries(
    LOCALES.map((locale) => [`SITE_URL_${locale.toUpperCase()}`, readSharedSite().origins[locale]]),
  );
  const site = await startThrowawaySite(
    { CONTENT_DIR: content, STOREFRONT_WORKERS: '2', ...addresses },
    { data: 'demonstration', pages: 'taken' },
  );
  const secret = await publishSecretOf(site);
  return {
    ...site,
    secret,
    async edit(file, change) {
      const full = path.join(content, file);
      const before = await readFile(full, 'utf8').catch(() => '');
      await mkdir(path.dirname(full), { recursive: true });
      await writeFile(full, change(before));
    },
    remove: (file) => rm(path.join(content, file), { recursive: true }),
    order: () => sendOrder(site, secret),
    publish: () => runPublish(site.env),
    async stop() {
      await site.stop();
      await rm(content, { recursive: true, force: true });
    },
  };
}

/** The secret that signs orders to publish on a site. */
export async function publishSecretOf({ env }: Pick<ThrowawaySite, 'env'>): Promise<string> {
  return (await readFile(path.join(env.DATA_DIR ?? '', 'publish-secret'), 'utf8')).trim();
}

/**
 * Sends a storefront a signed order to publish. When it answers, it has taken in every change so far.
 * @returns the result of the pages.
 */
export async function sendOrder(
  site: Pick<ThrowawaySite, 'port' | 'origins'>,
  secret: string,
): Promise<unknown> {
  const body = JSON.stringify({ nonce: randomUUID() });
  const { timestamp, signature } = sign(secret, body, Date.now());
  const { text } = await ask('ru', '/api/publish', {
    port: site.port,
    host: new URL(site.origins.ru).host,
    method: 'POST',
    body,
    headers: { 'X-Publish-Timestamp': timestamp, 'X-Publish-Signature': signature },
  });
  return JSON.parse(text) as unknown;
}

function runPublish(env: ThrowawaySite['env']): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [fileOf('scripts/publish.ts')], {
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

/** Starts another storefront with the same public addresses and its own disk. */
export async function startSecondStorefront(
  site: ThrowawaySite,
  dist: string,
  more: Record<string, string> = {},
) {
  const port = await freePort();
  const env: ThrowawaySite['env'] = { ...site.env, PORT: String(port), ...more };
  for (const locale of LOCALES) env[`SITE_URL_${locale.toUpperCase()}`] = site.origins[locale];
  env.BACKEND_PORT = String(site.backendPort);
  const running = await startProgram(storefront(dist, env));
  return { port, stop: running.stop };
}
