import { Problem } from '../bootstrap/problem.mjs';
import { startBackend } from '../processes/programs.ts';
import { childEnvironment, type Settings } from '../processes/settings.ts';
import { runReplaceable, type ReplaceableProgram } from './replaceable-program.ts';
import { warmUp } from './warm-up.ts';

/**
 * Starts the embedded backend beside the storefront and keeps it running. A replacement answers quickly when `replace`
 * resolves. @param first folder of its code.
 */
export function runReplaceableBackend(
  settings: Settings,
  first: string,
  log: (sentence: string) => void,
): Promise<ReplaceableProgram> {
  return runReplaceable({
    name: 'The backend',
    first,
    start: (root) => startBackend(settings, {}, root),
    settle: async ({ ended }) => {
      const died = ended.then(() => {
        throw new Problem('The backend stopped as soon as it had started.');
      });
      await Promise.race([warmUp(childEnvironment(settings)), died]);
    },
    log,
  });
}
