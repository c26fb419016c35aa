import path from 'node:path';
import { startProgram } from '../processes/child.ts';
import { childEnvironment, type Settings } from '../processes/settings.ts';
import { stopSignal } from '../processes/shutdown.ts';
import { runReplaceable, type ReplaceableProgram } from './replaceable-program.ts';

/** Starts the desk of a folder and keeps it running. @throws Problem when it cannot start. */
export function runReplaceableDesk(
  settings: Settings,
  first: string,
  log: (sentence: string) => void,
): Promise<ReplaceableProgram> {
  return runReplaceable({
    name: 'The desk',
    first,
    start: (root) =>
      startProgram(
        {
          name: 'The desk',
          file: path.join(root, 'integrations/desk/server/main.ts'),
          args: [path.join(root, 'dist')],
          cwd: root,
          env: childEnvironment(settings),
        },
        stopSignal,
      ),
    log,
  });
}
