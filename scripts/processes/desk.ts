import path from 'node:path';
import { type RestartedProgram, keepRunning } from './keep-running.ts';
import { startProgram } from './child.ts';
import { ROOT } from './programs.ts';
import { childEnvironment, type Settings } from './settings.ts';
import { stopSignal } from './shutdown.ts';

/** Starts the desk and keeps it running. @throws Problem when it cannot start. */
export async function keepDesk(
  settings: Settings,
  log: (sentence: string) => void,
): Promise<RestartedProgram> {
  const start = () =>
    startProgram(
      {
        name: 'The desk',
        file: path.join(ROOT, 'integrations/desk/server/main.ts'),
        args: [path.join(ROOT, 'dist')],
        env: childEnvironment(settings),
      },
      stopSignal,
    );
  return keepRunning('The desk', await start(), start, log);
}
