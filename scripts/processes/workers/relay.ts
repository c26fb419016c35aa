import { randomUUID } from 'node:crypto';
import { mergeReports } from '../../../src/publishing/change-batch.ts';
import type { CaughtUp } from '../../../src/publishing/publishing-message.ts';
import { readWorkerMessage, type WorkerMessage } from '../../../src/server/worker-messages.ts';

/** A worker as the relay sees it. */
export interface Member {
  /** Says something to it. */
  say(message: WorkerMessage): void;
}

/** An order to look at the feeds, until all have. */
interface ChangeOrder {
  asker: Member;
  waiting: Set<Member>;
  done: CaughtUp[];
}

/** A question to all workers: what has come back, and who has still to respond. */
interface WorkerPoll {
  waiting: Set<Member>;
  metrics: object[][];
  settle: () => void;
}

/** Milliseconds that workers have to answer when all are asked; one that is stuck must not keep the others' back. */
const POLL_TIMEOUT = 1_000;

/**
 * Passes on what workers say to one another, and sees to it that exactly one of them, the publisher, makes the
 * prerendered pages: the first that serves; when it goes, the next.
 */
export class Relay {
  readonly #members = new Set<Member>();
  readonly #orders = new Map<string, ChangeOrder>();
  readonly #polls = new Map<string, WorkerPoll>();
  #publisher: Member | undefined;
  /** Whether the backend is being replaced. */
  #isHeld = false;

  /** A worker serves from now on. */
  join(member: Member): void {
    this.#members.add(member);
    if (this.#isHeld) member.say({ word: 'hold', id: '' });
    this.#appoint();
  }

  /** A worker goes, or is dead. */
  part(member: Member): void {
    if (!this.#members.delete(member)) return;
    if (this.#publisher === member) this.#publisher = undefined;
    this.#appoint();
    for (const id of [...this.#orders.keys()]) this.#tick(id, member);
    for (const id of [...this.#polls.keys()]) this.#note(id, member);
  }

  /** The metrics of each worker that answers in time. */
  metrics(): Promise<object[][]> {
    return this.#ask((id) => ({ word: 'figures', id }));
  }

  /** Has all keep their calls of the backend; settles when they do. */
  async pause(): Promise<void> {
    this.#isHeld = true;
    await this.#ask((id) => ({ word: 'hold', id }));
  }

  /** Has all make them again. */
  release(): void {
    this.#isHeld = false;
    for (const member of this.#members) member.say({ word: 'release' });
  }

  /** Asks all, and waits for those that answer in time. @returns the figures they brought along. */
  async #ask(messageOf: (id: string) => WorkerMessage): Promise<object[][]> {
    const id = randomUUID();
    const { promise, resolve: settle } = Promise.withResolvers<void>();
    const poll: WorkerPoll = { waiting: new Set(this.#members), metrics: [], settle };
    this.#polls.set(id, poll);
    const late = setTimeout(settle, POLL_TIMEOUT);
    for (const member of poll.waiting) member.say(messageOf(id));
    if (poll.waiting.size === 0) settle();
    await promise;
    clearTimeout(late);
    this.#polls.delete(id);
    return poll.metrics;
  }

  /** Whether a worker makes the pages. */
  isPublisher(member: Member): boolean {
    return this.#publisher === member;
  }

  /** Takes what a worker says; other messages of the channel are not ours. */
  hear(from: Member, message: unknown): void {
    const heard = readWorkerMessage(message);
    switch (heard?.word) {
      case 'page':
      case 'sealed':
        for (const member of this.#members) if (member !== from) member.say(heard);
        return;
      case 'catch up':
        this.#orders.set(heard.id, { asker: from, waiting: new Set(this.#members), done: [] });
        for (const member of this.#members) member.say(heard);
        return;
      case 'caught up':
        this.#orders.get(heard.id)?.done.push(heard.done);
        return this.#tick(heard.id, from);
      case 'figures are':
        return this.#note(heard.id, from, heard.figures);
      case 'held':
        return this.#note(heard.id, from);
    }
  }

  #appoint(): void {
    if (this.#publisher) return;
    const [next] = this.#members;
    this.#publisher = next;
    next?.say({ word: 'publish' });
  }

  #note(id: string, member: Member, metrics?: object[]): void {
    const poll = this.#polls.get(id);
    if (!poll?.waiting.delete(member)) return;
    if (metrics) poll.metrics.push(metrics);
    if (poll.waiting.size === 0) poll.settle();
  }

  /** One fewer to wait for; with the last one the asker gets its answer. */
  #tick(id: string, member: Member): void {
    const order = this.#orders.get(id);
    if (!order?.waiting.delete(member) || order.waiting.size > 0) return;
    this.#orders.delete(id);
    const waiting = Math.max(0, ...order.done.map((one) => one.waiting));
    order.asker.say({ word: 'caught up', id, done: { ...mergeReports(order.done), waiting } });
  }
}
