import { connect, createServer, type Socket } from 'node:net';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { startProgram } from '../../scripts/processes/child.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import { storefront } from './throwaway.ts';
import { readSharedSite } from './site.ts';

/** A second storefront whose connection to the backend can be cut and restored. */
export interface DisconnectableStorefront {
  port: number;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts it beside the common site, with the same build and public addresses.
 * @param more variables of its environment.
 */
export async function startDisconnectableStorefront(
  more: Record<string, string> = {},
): Promise<DisconnectableStorefront> {
  const site = readSharedSite();
  const [port, linePort] = [await freePort(), await freePort()];
  const line = lineTo(site.backendPort, linePort);
  await line.mend();
  const env: Record<string, string | undefined> = { ...site.env, ...more, PORT: String(port) };
  for (const locale of LOCALES) {
    env[`SITE_URL_${locale.toUpperCase()}`] = site.origins[locale];
    env[`BACKEND_URL_${locale.toUpperCase()}`] = `http://127.0.0.1:${linePort}/${locale}`;
  }
  const running = await startProgram(storefront(site.dist, env));
  const stop = async () => {
    await running.stop();
    await line.cut();
  };
  return { port, cut: line.cut, mend: line.mend, stop };
}

/** Forwards connections from one port to another until it is cut. */
function lineTo(target: number, port: number): { cut: () => Promise<void>; mend: () => Promise<void> } {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one));
      one.pipe(other);
    }
  });
  return {
    mend: () => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve)),
    cut: async () => {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
