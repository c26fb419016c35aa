import { type Program, type Running, startProgram } from '../../../scripts/processes/child.ts';

/** A program that can be killed and restarted any number of times. */
export interface KillableProgram {
  /** Kills it during its work and starts it again; resolves when it is ready. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one. @throws Problem when it does not become ready, at first or after a kill. */
export async function startKillable(program: Program): Promise<KillableProgram> {
  let running: Running = await startProgram(program);
  return {
    async killAndRestart() {
      process.kill(running.pid, 'SIGKILL');
      await running.ended;
      running = await startProgram(program);
    },
    stop: () => running.stop(),
  };
}
