import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { freePort } from '../../scripts/processes/ports.ts';
import { copyOfBuild } from './copy-of-build.ts';
import { storefront } from './throwaway.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { readSharedSite } from './site.ts';

/** A second storefront with the most verbose log level. */
export interface LoggingStorefront {
  port: number;
  /** Stops it. @returns its whole log. */
  stop: () => Promise<string>;
}

/**
 * Starts it beside the common site, on a copy of its build: the publisher of a storefront renders pages again
 * with the data of its backend, and these must not replace the common site's pages.
 * @param backendPort of its backend, or a port where nothing listens.
 * @param prerendered whether it has the prerendered pages; without a backend it can make no others.
 */
export async function startLoggingStorefront(
  backendPort: number,
  prerendered = false,
): Promise<LoggingStorefront> {
  const site = readSharedSite();
  const port = await freePort();
  const dist = await copyOfBuild(site, prerendered);
  const env: Record<string, string | undefined> = { ...site.env, PORT: String(port), LOG_LEVEL: 'trace' };
  for (const locale of LOCALES) {
    env[`SITE_URL_${locale.toUpperCase()}`] = site.origins[locale];
    env[`BACKEND_URL_${locale.toUpperCase()}`] = `http://127.0.0.1:${backendPort}/${locale}`;
  }
  const { file, args } = storefront(dist, env);
  const program = spawn(process.execPath, [file, ...args], {
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = Promise.all([text(program.stdout!), text(program.stderr!)]);
  await once(program, 'message');
  return {
    port,
    async stop() {
      program.kill();
      const lines = (await log).join('');
      await rm(dist, { recursive: true, force: true });
      return lines;
    },
  };
}
