/** State of a file in the queue. */
export type UploadState = 'waiting' | 'sending' | 'cleaning' | 'done' | 'failed' | 'cancelled';

/** A file of the queue. */
export interface Upload {
  id: number;
  file: File;
  state: UploadState;
  /** Share of the sent bytes, 0 to 1. */
  progress: number;
  /** Why it failed, from the backend; undefined after a lost connection. */
  reason?: string | undefined;
  /** Name of the photograph that it became. */
  name?: string | undefined;
}

/** The backend refused the file: a retry would not help. */
export class UploadRefusal extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`a file is refused: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Uploads one file. @returns the name of its photograph. @throws UploadRefusal when a retry would not help; after other
 * errors it may be retried.
 */
export type Send = (
  file: File,
  told: { signal: AbortSignal; progress: (part: number) => void },
) => Promise<string>;

/** Concurrent uploads: the server cleans one file while the next one arrives. */
const AT_ONCE = 2;

/** Options of a queue. */
interface QueueOptions {
  /** Called when no file is waiting or being sent any more: then the order can be judged (decision 708). */
  onDrained?: () => void;
  /** Waits before a retry. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Milliseconds before each retry after a lost connection. */
const PAUSES = [1_000, 4_000, 15_000] as const;

/**
 * An upload queue: a few files at a time; each can be cancelled or retried alone. A file whose connection was lost is
 * retried automatically. Files are read from disk only while they are sent, so that forty files of 20 MB need no
 * memory.
 */
export class UploadQueue {
  #uploads: readonly Upload[] = [];
  #next = 1;
  readonly #running = new Map<number, AbortController>();
  readonly #listeners = new Set<() => void>();
  readonly #send: Send;
  readonly #onDrained: NonNullable<QueueOptions['onDrained']>;
  readonly #pause: NonNullable<QueueOptions['pause']>;

  constructor(send: Send, { onDrained = () => undefined, pause = wait }: QueueOptions = {}) {
    this.#send = send;
    this.#onDrained = onDrained;
    this.#pause = pause;
  }

  /** For `useSyncExternalStore`. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The files in the order they were added. */
  uploads = (): readonly Upload[] => this.#uploads;

  add(files: readonly File[]): void {
    if (this.#uploads.every(({ state }) => state === 'done')) this.keepOrder();
    const added = files.map((file): Upload => ({ id: this.#next++, file, state: 'waiting', progress: 0 }));
    this.#uploads = [...this.#uploads, ...added];
    this.#work();
  }

  cancel(id: number): void {
    this.#running.get(id)?.abort();
    const one = this.#of(id);
    if (one && isOpen(one)) this.#change(id, { state: 'cancelled' });
    this.#work();
  }

  cancelAll(): void {
    for (const { id } of this.#uploads.filter(isOpen)) this.cancel(id);
  }

  retry(id: number): void {
    const one = this.#of(id);
    if (one?.state !== 'failed' && one?.state !== 'cancelled') return;
    this.#change(id, { state: 'waiting', progress: 0, reason: undefined });
    this.#work();
  }

  /** Retries every file that failed because of a lost connection. */
  resume(): void {
    for (const { id } of this.#uploads.filter(isLost)) this.retry(id);
  }

  /** The same, and every file that was cancelled. */
  retryAll(): void {
    for (const { id } of this.#uploads.filter(isRepeatable)) this.retry(id);
  }

  /** Removes finished files. */
  clear(): void {
    this.#uploads = this.#uploads.filter(isOpen);
    this.#tell();
  }

  /**
   * Names of the photographs in the order in which their files were added. A large file arrives after small ones that
   * were added after it.
   */
  names(): string[] {
    return this.#uploads.flatMap(({ name }) => name ?? []);
  }

  /** The photographs so far have the order that they should have: they are not named again. */
  keepOrder(): void {
    this.#uploads = this.#uploads.map((one) => ({ ...one, name: undefined }));
    this.#tell();
  }

  #of(id: number): Upload | undefined {
    return this.#uploads.find((one) => one.id === id);
  }

  #change(id: number, change: Partial<Upload>): void {
    this.#uploads = this.#uploads.map((one) => (one.id === id ? { ...one, ...change } : one));
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #work(): void {
    this.#tell();
    while (this.#running.size < AT_ONCE) {
      const next = this.#uploads.find(({ id, state }) => state === 'waiting' && !this.#running.has(id));
      if (!next) return;
      const controller = new AbortController();
      this.#running.set(next.id, controller);
      void this.#run(next, controller.signal).finally(() => {
        this.#running.delete(next.id);
        this.#work();
        if (this.#running.size === 0) this.#onDrained();
      });
    }
  }

  async #run({ id, file }: Upload, signal: AbortSignal): Promise<void> {
    const progress = (part: number) => {
      if (!signal.aborted) this.#change(id, { progress: part, state: part < 1 ? 'sending' : 'cleaning' });
    };
    for (const pause of [...PAUSES, undefined]) {
      this.#change(id, { state: 'sending', progress: 0 });
      try {
        const name = await this.#send(file, { signal, progress });
        if (!signal.aborted) this.#change(id, { state: 'done', progress: 1, name });
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof UploadRefusal)
          return this.#change(id, { state: 'failed', reason: error.reason });
        if (pause === undefined) return this.#change(id, { state: 'failed', reason: undefined });
        await this.#pause(pause, signal);
        if (signal.aborted) return;
      }
    }
  }
}

/** Whether a file is still to be uploaded. */
export function isOpen({ state }: Pick<Upload, 'state'>): boolean {
  return state === 'waiting' || state === 'sending' || state === 'cleaning';
}

/** Whether a file failed because of a lost connection. */
export function isLost({ state, reason }: Pick<Upload, 'state' | 'reason'>): boolean {
  return state === 'failed' && reason === undefined;
}

/** Whether all such files can be uploaded again together. */
export function isRepeatable(upload: Pick<Upload, 'state' | 'reason'>): boolean {
  return upload.state === 'cancelled' || isLost(upload);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}
