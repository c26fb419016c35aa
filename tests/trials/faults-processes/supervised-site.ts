import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { startProgram } from '../../../scripts/processes/child.ts';
import { freePort } from '../../../scripts/processes/ports.ts';
import { fileOf } from '../../../scripts/processes/programs.ts';
import type { ReloadResult } from '../../../scripts/releases/site.ts';
import type { ThrowawaySite } from '../../site/throwaway.ts';

/** A storefront of several workers beside a running site, with its build, data and backend. */
export interface SupervisedSite {
  port: number;
  /** Host headers that it serves. */
  hosts: string[];
  /** Process id of the supervisor. */
  pid: number;
  /** State of the workers from its internal endpoint. */
  state: () => Promise<State>;
  /** Response of the internal endpoint to a path. */
  internal: (path: string) => Promise<{ status: number; text: string }>;
  /** Settles when the supervisor has ended. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

interface State {
  ready: boolean;
  wanted: number;
  restarts: number;
  workers: { pid: number; since: number; publishes: boolean }[];
  release: string;
  turn?: ReloadResult;
}

/** Starts one. @param workers how many. @param more variables of its environment. */
export async function superviseBeside(
  site: Pick<ThrowawaySite, 'env' | 'origins' | 'backendPort' | 'dist'>,
  workers: number,
  more: Record<string, string> = {},
): Promise<SupervisedSite> {
  const [port, internalPort] = [await freePort(), await freePort()];
  const env: Record<string, string | undefined> = {
    ...site.env,
    ...more,
    PORT: String(port),
    INTERNAL_PORT: String(internalPort),
    STOREFRONT_WORKERS: String(workers),
  };
  for (const locale of LOCALES) {
    env[`SITE_URL_${locale.toUpperCase()}`] = site.origins[locale];
    env[`BACKEND_URL_${locale.toUpperCase()}`] ??= `http://127.0.0.1:${site.backendPort}/${locale}`;
  }
  const file = fileOf('scripts/supervise.ts');
  const running = await startProgram({ name: 'The supervisor', file, args: [site.dist], env });
  const internal = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${internalPort}${path}`);
    return { status: response.status, text: await response.text() };
  };
  return {
    port,
    hosts: LOCALES.map((locale) => new URL(site.origins[locale]).host),
    pid: running.pid,
    internal,
    state: async () => JSON.parse((await internal('/state')).text) as State,
    ended: running.ended,
    stop: running.stop,
  };
}
