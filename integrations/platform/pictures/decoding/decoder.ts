import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import type { Decoded, DecoderMessage, DecodeTask, FoundLimits } from './decode-task.ts';
import { type ProcessLimits, startLimited } from './limited-process.ts';
import { residentMemory } from './resident-memory.ts';

/** The source file of the process. Node runs it without compilation, even when this module is bundled. */
const PROCESS_FILE = createRequire(import.meta.url).resolve(
  '@tourbillon/platform/pictures/decoding/decoder-process.ts',
);

/** Limit of V8's heap. Pixels are stored outside the heap. */
const NODE_FLAGS = ['--max-old-space-size=128'];

/** Limits for a decoder process and for its lifetime. */
export interface DecoderLimits {
  /**
   * Limits of the operating system. Memory is in kilobytes: V8 reserves 512 MB for code and hardly uses it, Node and
   * the decoders take 140 MB, and the rest is for the picture. Processor time is in seconds, for all pictures of a
   * process together.
   */
  system: ProcessLimits;
  /** Seconds of processor time that are left for every picture. A process with less time left is replaced. */
  cpuEach: number;
  /** Limits per picture: bytes of memory and milliseconds. The parent process checks them, too. */
  watched: { memory: number; time: number };
  /** Number of pictures after which a process is replaced. */
  pictures: number;
}

/** Limits for pictures of untrusted visitors. */
const VISITOR_LIMITS: DecoderLimits = {
  system: { cpu: 14, data: 1_100_000 },
  cpuEach: 10,
  watched: { memory: 600 * 1024 ** 2, time: 20_000 },
  pictures: 40,
};

/** Milliseconds between two checks of a process. */
const CHECK_INTERVAL_MS = 50;

/** Milliseconds after which an idle process ends. */
const IDLE_TIMEOUT_MS = 20_000;

/** Logs a state that the operator must know about. */
type Report = (message: string, facts: Record<string, string>) => void;

/** The picture cannot be decoded, or not within the limits. The fault is in the picture, not in the server. */
export class Undecodable extends Error {
  override readonly name = 'Undecodable';
}

interface Worker {
  process: ChildProcess;
  pictures: number;
  /** Seconds of processor time that the process has used. */
  cpu: number;
  idle?: NodeJS.Timeout;
}

/** Decodes pictures in a child process with limits, one at a time. */
export class Decoder {
  readonly #report: Report;
  readonly #limits: DecoderLimits;
  #worker: Worker | undefined;
  #warned = false;

  constructor(report: Report, limits: DecoderLimits = VISITOR_LIMITS) {
    this.#report = report;
    this.#limits = limits;
  }

  /**
   * Re-encodes a picture as JPEG. The caller must not start a second one before the first has ended.
   * @throws Undecodable when the picture is broken or exceeds a limit; the system's error when no process can be
   * started.
   */
  async decode(task: DecodeTask): Promise<Decoded> {
    const worker = (this.#worker ??= await this.#start());
    clearTimeout(worker.idle);
    setKeptAlive(worker.process, true);
    worker.pictures += 1;
    let message: DecoderMessage;
    try {
      message = await ask(worker.process, this.#limits.watched, task);
    } catch (error) {
      this.#end(worker);
      if (error instanceof Undecodable)
        this.#report('a picture broke the limits of its decoder', { why: error.message });
      throw error;
    }
    if (message.kind === 'ready') throw new Error('A decoder that is ready twice');
    worker.cpu = message.cpu;
    const { pictures, system, cpuEach } = this.#limits;
    if (worker.pictures >= pictures || worker.cpu > system.cpu - cpuEach) this.#end(worker);
    else {
      setKeptAlive(worker.process, false);
      worker.idle = setTimeout(() => this.#end(worker), IDLE_TIMEOUT_MS).unref();
    }
    if (message.kind === 'refused') throw new Undecodable(message.message);
    const { jpeg, facts } = message;
    return { jpeg: Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength), ...(facts && { facts }) };
  }

  /** Ends the process, if there is one. */
  close(): void {
    if (this.#worker) this.#end(this.#worker);
  }

  async #start(): Promise<Worker> {
    const process = startLimited(NODE_FLAGS, PROCESS_FILE, this.#limits.system);
    const message = await ask(process, this.#limits.watched).catch((cause: unknown) => {
      process.kill('SIGKILL');
      throw new Error('The decoder does not start', { cause });
    });
    if (message.kind === 'ready') this.#warn(message.limits);
    const worker = { process, pictures: 0, cpu: 0 };
    // A process that ends while it is idle is replaced when the next picture arrives.
    process.on('exit', () => this.#end(worker)).on('error', () => undefined);
    return worker;
  }

  /** Reports, once, that the system applies no limits to the process. */
  #warn(limits: FoundLimits): void {
    if (this.#warned || isLimited(limits)) return;
    this.#warned = true;
    this.#report('the system limits no decoder of photographs; it is only watched over', { ...limits });
  }

  #end(worker: Worker): void {
    clearTimeout(worker.idle);
    worker.process.kill('SIGKILL');
    if (this.#worker === worker) this.#worker = undefined;
  }
}

/** Whether the process has both limits, as `ulimit` prints them. */
function isLimited({ cpu, data }: FoundLimits): boolean {
  return Number(cpu) > 0 && Number(data) > 0;
}

/**
 * Waits for the next message of a process, within limits of time and memory. @throws Undecodable when a limit is
 * exceeded or the process ends.
 */
function ask(
  process: ChildProcess,
  most: DecoderLimits['watched'],
  task?: DecodeTask,
): Promise<DecoderMessage> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const refuse = (why: string) => settle(() => reject(new Undecodable(why)));
    const watch = setInterval(() => {
      if (performance.now() - begun > most.time) return refuse('The picture takes too long');
      void residentMemory(process.pid ?? 0).then((bytes = 0) => {
        if (bytes > most.memory) refuse('The picture takes too much memory');
      });
    }, CHECK_INTERVAL_MS);
    const onMessage = (message: DecoderMessage) => settle(() => resolve(message));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number | null, signal: string | null) =>
      refuse(`The decoder ended: ${signal ?? `code ${code}`}`);
    const settle = (result: () => void) => {
      clearInterval(watch);
      process.off('message', onMessage).off('error', onError).off('exit', onExit);
      result();
    };
    process.once('message', onMessage).once('error', onError).once('exit', onExit);
    if (task) process.send(task);
  });
}

/** Sets whether a child process keeps this process from ending. */
function setKeptAlive(process: ChildProcess, isBusy: boolean): void {
  if (isBusy) {
    process.ref();
    process.channel?.ref();
  } else {
    process.unref();
    process.channel?.unref();
  }
}
