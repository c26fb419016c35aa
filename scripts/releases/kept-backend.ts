import { Problem } from '../bootstrap/problem.mjs';
import type { Running } from '../processes/child.ts';
import { type Kept, keepRunning } from '../processes/keep-running.ts';
import { startBackend } from '../processes/programs.ts';
import { childEnvironment, type Settings } from '../processes/settings.ts';
import { warmUp } from './warm-up.ts';

/** The embedded backend beside the storefront, started again when it dies. */
export interface KeptBackend {
  /**
   * Stops it and starts that of another folder: two cannot open one database of PGlite. It answers quickly when this
   * resolves.
   * @throws Problem when the new one does not start or answer; then the one before runs again.
   */
  replace: (root: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts one. @param first folder of its code. */
export async function keepBackend(
  settings: Settings,
  first: string,
  tell: (sentence: string) => void,
): Promise<KeptBackend> {
  let root = first;
  let kept: Kept | undefined;
  const again = (place: string) => () => startBackend(settings, {}, place);
  const keep = (running: Running, place: string) => {
    kept = keepRunning('The backend', running, again(place), tell);
    root = place;
  };
  const startWarm = async (place: string): Promise<void> => {
    await kept?.stop();
    kept = undefined;
    const running = await again(place)();
    try {
      const died = running.ended.then(() => {
        throw new Problem('The new backend stopped as soon as it had started.');
      });
      await Promise.race([warmUp(childEnvironment(settings)), died]);
    } catch (error) {
      await running.stop();
      throw error;
    }
    keep(running, place);
  };
  keep(await again(first)(), first);
  return {
    replace: async (place) => {
      const before = root;
      try {
        await startWarm(place);
      } catch (error) {
        await startWarm(before);
        throw error;
      }
    },
    stop: async () => kept?.stop(),
  };
}
