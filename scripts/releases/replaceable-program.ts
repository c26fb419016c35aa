import type { Running } from '../processes/child.ts';
import { type RestartedProgram, keepRunning } from '../processes/keep-running.ts';

/** A program of a release, which is started again when it dies. */
export interface ReplaceableProgram {
  /** Folder of its code. */
  root: () => string;
  /**
   * Stops the program and starts that of another folder. They share a port or a database, so only one can run.
   * @throws when the new program does not start or does not work. The old one is then put back.
   */
  replace: (root: string) => Promise<void>;
  /**
   * Starts the program of a folder again that has served before. It is kept even if it is slow (decision 668), and
   * retried until it runs.
   */
  putBack: (root: string) => Promise<void>;
  stop: () => Promise<void>;
}

interface Parts {
  /** Name for messages to the operator. */
  name: string;
  /** Folder of its first code. */
  first: string;
  /** Starts it from a folder. */
  start: (root: string) => Promise<Running>;
  /** Waits until a replacement works. @throws when it does not. */
  settle?: (running: Running) => Promise<void>;
  /** Receives a sentence about each event. */
  log: (sentence: string) => void;
}

/** A program that has ended. `keepRunning` starts it again. */
const ENDED: Running = {
  address: '',
  pid: 0,
  ended: Promise.resolve(),
  stop: () => Promise.resolve(),
};

/** Starts a program and keeps it running. @throws when it does not start. */
export async function runReplaceable({
  name,
  first,
  start,
  settle,
  log,
}: Parts): Promise<ReplaceableProgram> {
  let root = first;
  let program: RestartedProgram | undefined;
  const keep = (running: Running, place: string) => {
    program = keepRunning(name, running, () => start(place), log);
    root = place;
  };
  const startSettled = async (place: string): Promise<void> => {
    await program?.stop();
    program = undefined;
    const running = await start(place);
    try {
      await settle?.(running);
    } catch (error) {
      await running.stop();
      throw error;
    }
    keep(running, place);
  };
  const putBack = async (place: string): Promise<void> => {
    await program?.stop();
    const running = await start(place).catch(() => ENDED);
    keep(running, place);
    if (running === ENDED) return;
    await settle?.(running).catch((error: Error) => log(`${name} of before is kept: ${error.message}`));
  };
  keep(await start(first), first);
  return {
    root: () => root,
    replace: async (place) => {
      const before = root;
      try {
        await startSettled(place);
      } catch (error) {
        await putBack(before);
        throw error;
      }
    },
    putBack,
    stop: async () => program?.stop(),
  };
}
