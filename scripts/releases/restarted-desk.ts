import path from 'node:path';
import { startProgram } from '../processes/child.ts';
import { childEnvironment, type Settings } from '../processes/settings.ts';
import { stopSignal } from '../processes/shutdown.ts';
import { keepReplaced, type ReplacedProgram } from './replaced-program.ts';

/** Starts the desk of a folder and keeps it running. @throws Problem when it cannot start. */
export function keepDesk(
  settings: Settings,
  first: string,
  log: (sentence: string) => void,
): Promise<ReplacedProgram> {
  return keepReplaced({
    name: 'The desk',
    first,
    start: (root) =>
      startProgram(
        {
          name: 'The desk',
          file: path.join(root, 'integrations/desk/server/main.ts'),
          args: [path.join(root, 'dist')],
          env: childEnvironment(settings),
        },
        stopSignal,
      ),
    log,
  });
}
