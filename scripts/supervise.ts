// The supervisor of the storefront as a program of its own, for a site that is built and whose backend runs elsewhere:
// workers on HOST and PORT. SIGHUP puts new workers in place of the old ones, SIGTERM stops them when they have
// answered what they have begun. Argument: folder of the build, by default `dist`.
import { openInternalDoor } from './processes/workers/internal-door.ts';
import { readSettings } from './processes/settings.ts';
import { onHangUp, onShutdown, runScript } from './processes/shutdown.ts';
import { superviseStorefront } from './processes/workers/supervise.ts';

runScript(async () => {
  const { workers: count, internalPort } = readSettings(process.env);
  const dist = process.argv[2] ?? 'dist';
  const storefront = await superviseStorefront({ dist, count, env: {}, tell: console.error });
  onShutdown(storefront.stop);
  onHangUp(() => void storefront.reload());
  onShutdown(await openInternalDoor(internalPort, storefront));
  process.send?.({ ready: storefront.address });
});
