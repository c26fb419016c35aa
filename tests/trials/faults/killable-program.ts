import { type Program, type Running, startProgram } from '../../../scripts/processes/child.ts';

/** A program that is killed as by the power, and started again, any number of times. */
export interface KillableProgram {
  /** Ends it in the middle of whatever it does and starts it again; resolves when it is ready. */
  strike(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one. @throws Problem when it does not get ready, now or after a strike. */
export async function startKillable(program: Program): Promise<KillableProgram> {
  let running: Running = await startProgram(program);
  return {
    async strike() {
      process.kill(running.pid, 'SIGKILL');
      await running.ended;
      running = await startProgram(program);
    },
    stop: () => running.stop(),
  };
}
