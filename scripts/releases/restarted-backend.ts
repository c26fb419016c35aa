import { Problem } from '../bootstrap/problem.mjs';
import type { Running } from '../processes/child.ts';
import { type RestartedProgram, keepRunning } from '../processes/keep-running.ts';
import { startBackend } from '../processes/programs.ts';
import { childEnvironment, type Settings } from '../processes/settings.ts';
import { warmUp } from './warm-up.ts';

/** The embedded backend beside the storefront. It is started again when it dies. */
export interface RestartedBackend {
  /**
   * Stops it and starts the one of another folder, because two processes cannot open one PGlite database. It
   * answers quickly when this resolves.
   * @throws Problem when the new one does not start or answer; the one before then runs again.
   */
  replace: (root: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a backend and keeps it running. @param first folder of its code. */
export async function keepBackend(
  settings: Settings,
  first: string,
  log: (sentence: string) => void,
): Promise<RestartedBackend> {
  let root = first;
  let program: RestartedProgram | undefined;
  const again = (place: string) => () => startBackend(settings, {}, place);
  const keep = (running: Running, place: string) => {
    program = keepRunning('The backend', running, again(place), log);
    root = place;
  };
  const startWarm = async (place: string): Promise<void> => {
    await program?.stop();
    program = undefined;
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
        // Not warmed up: one that is slower today serves all the same, and none serves nothing.
        keep(await again(before)(), before);
        throw error;
      }
    },
    stop: async () => program?.stop(),
  };
}
