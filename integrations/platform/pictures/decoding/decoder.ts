import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import type { Decoded, DecoderMessage, DecodeTask, FoundLimits } from './decode-task.ts';
import { type ProcessLimits, startLimited } from './limited-process.ts';
import { residentMemory } from './resident-memory.ts';

/** The source of the process, which Node runs as it is: also when this module is bundled. */
const SOURCE = createRequire(import.meta.url).resolve(
  '@tourbillon/platform/pictures/decoding/decoder-process.ts',
);

/** V8's own heap; pixels are outside of it. */
const FLAGS = ['--max-old-space-size=128'];

/** What a process may take, and how long it lives. */
export interface DecoderLimits {
  /**
   * Limits of the operating system. Of the memory (kilobytes) V8 claims 512 MB for code, nearly all of which stays
   * untouched, and Node and the decoders 140: what is left is for a picture. Processor time, in seconds, is that of all
   * pictures of a process.
   */
  system: ProcessLimits;
  /** Seconds of processor time that each picture has at least: a process is replaced early enough. */
  cpuEach: number;
  /** Bytes in memory and milliseconds that a picture may take: the watch of this process beside those limits. */
  watched: { memory: number; time: number };
  /** Pictures that a process decodes. */
  pictures: number;
}

/** Pictures that strangers send. */
const STRANGERS: DecoderLimits = {
  system: { cpu: 14, data: 1_100_000 },
  cpuEach: 10,
  watched: { memory: 600 * 1024 ** 2, time: 20_000 },
  pictures: 40,
};

/** Milliseconds between two looks at what a process has taken. */
const LOOK_EVERY = 50;

/** Milliseconds that a process waits for another picture. */
const IDLE = 20_000;

/** Told of a state that somebody should know of. */
type Report = (message: string, facts: Record<string, string>) => void;

/** A picture that cannot be decoded, or not within its limits: the fault of its sender. */
export class Undecodable extends Error {
  override readonly name = 'Undecodable';
}

interface Worker {
  process: ChildProcess;
  pictures: number;
  /** Seconds of processor time it has used. */
  cpu: number;
  idle?: NodeJS.Timeout;
}

/** Has pictures decoded by a process of its own under limits, one at a time. */
export class Decoder {
  readonly #report: Report;
  readonly #limits: DecoderLimits;
  #worker: Worker | undefined;
  #warned = false;

  constructor(report: Report, limits: DecoderLimits = STRANGERS) {
    this.#report = report;
    this.#limits = limits;
  }

  /**
   * The picture made again as JPEG. The caller sees to it that there is one at a time.
   * @throws Undecodable when it is broken or breaks a limit; what the system says when no process can be started.
   */
  async decode(task: DecodeTask): Promise<Decoded> {
    const worker = (this.#worker ??= await this.#start());
    clearTimeout(worker.idle);
    hold(worker.process, true);
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
      hold(worker.process, false);
      worker.idle = setTimeout(() => this.#end(worker), IDLE).unref();
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
    const process = startLimited(FLAGS, SOURCE, this.#limits.system);
    const message = await ask(process, this.#limits.watched).catch((cause: unknown) => {
      process.kill('SIGKILL');
      throw new Error('The decoder does not start', { cause });
    });
    if (message.kind === 'ready') this.#warn(message.limits);
    const worker = { process, pictures: 0, cpu: 0 };
    // One that ends while nothing is asked of it is replaced with the next picture.
    process.on('exit', () => this.#end(worker)).on('error', () => undefined);
    return worker;
  }

  /** Says, once, that the system has no limits of its own. */
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

/** Whether a process found both limits, as `ulimit` says them. */
function isLimited({ cpu, data }: FoundLimits): boolean {
  return Number(cpu) > 0 && Number(data) > 0;
}

/** What a process says next, within time and memory. @throws Undecodable when it does not, or ends. */
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
    }, LOOK_EVERY);
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

/** Whether a process keeps this one from ending. */
function hold(process: ChildProcess, held: boolean): void {
  if (held) {
    process.ref();
    process.channel?.ref();
  } else {
    process.unref();
    process.channel?.unref();
  }
}
