import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Running, startProgram } from '../../../scripts/processes/child.ts';
import { fileOf, ROOT } from '../../../scripts/processes/programs.ts';
import { copyProject } from '../../../scripts/releases/copy-project.ts';
import { throwawayEnvironment } from '../../site/throwaway.ts';

/** Two backends on one database, with one copy of the project. */
export interface BackendMachine {
  ports: [number, number];
  staffKey: string;
  /** Appends to a file of the copy. */
  add: (file: string, text: string) => Promise<void>;
  /** Restarts one, as `systemctl restart` does, with the current code. */
  restart: (which: 0 | 1) => Promise<void>;
  stop: () => Promise<void>;
}

const STAFF_KEY = 'staff-of-the-trial';

/** Starts them. @param folder for the data directory of each. */
export async function openBackendMachine(
  folder: string,
  ports: [number, number],
  env: Record<string, string>,
): Promise<BackendMachine> {
  const root = await mkdtemp(fileOf('.runtime/project-'));
  const running: Running[] = [];
  const start = (which: number) => {
    const place = { BACKEND_PORT: String(ports[which]), DATA_DIR: path.join(folder, `backend-${which}`) };
    const file = path.join(root, 'integrations/backend/main.ts');
    const own = { ...throwawayEnvironment(), ...env, ...place, STAFF_KEY };
    return startProgram({ name: 'The backend', file, args: ['--warm'], cwd: root, env: own });
  };
  const stop = async () => {
    for (const program of running) await program.stop();
    await rm(root, { recursive: true, force: true });
  };
  try {
    await copyProject(ROOT, root);
    for (const which of [0, 1]) running.push(await start(which));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ports,
    staffKey: STAFF_KEY,
    add: (file, text) => appendFile(path.join(root, file), text),
    restart: async (which) => {
      await running[which]?.stop();
      running[which] = await start(which);
    },
    stop,
  };
}
