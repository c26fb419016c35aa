import { randomUUID } from 'node:crypto';
import { mergeReports } from '../../../src/publishing/change-batch.ts';
import type { SentPage } from '../../../src/page-cache/neighbour-message.ts';
import type { CaughtUp } from '../../../src/publishing/publishing-message.ts';
import { readWorkerMessage, type WorkerMessage } from '../../../src/server/worker-messages.ts';

/** A worker as the relay sees it. */
export interface Member {
  /** Sends a message to the worker. */
  say(message: WorkerMessage): void;
}

/** An order to check the feeds, which is open until all workers have done so. */
interface ChangeOrder {
  asker: Member;
  waiting: Set<Member>;
  done: CaughtUp[];
}

/** A question to all workers: replies received, and workers that have not replied. */
interface WorkerPoll {
  waiting: Set<Member>;
  metrics: object[][];
  settle: () => void;
}

/** A page that one worker has asked the others for, until one has it, or none has. */
interface WantedPage {
  asker: Member;
  waiting: Set<Member>;
}

/** Milliseconds for the replies of all workers. One stuck worker must not block the others' replies. */
const POLL_TIMEOUT = 1_000;

/**
 * Relays messages between workers, and makes sure that exactly one of them, the publisher, renders the
 * prerendered pages. The publisher is the first worker that serves; when it stops, the next one takes over.
 */
export class Relay {
  readonly #members = new Set<Member>();
  readonly #orders = new Map<string, ChangeOrder>();
  readonly #polls = new Map<string, WorkerPoll>();
  readonly #wanted = new Map<string, WantedPage>();
  #publisher: Member | undefined;
  /** Whether calls are paused because the backend is being replaced. */
  #isHeld = false;

  /** A worker starts to serve. */
  join(member: Member): void {
    this.#members.add(member);
    if (this.#isHeld) member.say({ word: 'hold', id: '' });
    this.#appoint();
  }

  /** A worker stops, or has died. */
  part(member: Member): void {
    if (!this.#members.delete(member)) return;
    if (this.#publisher === member) this.#publisher = undefined;
    this.#appoint();
    for (const id of [...this.#orders.keys()]) this.#tick(id, member);
    for (const id of [...this.#polls.keys()]) this.#note(id, member);
    for (const id of [...this.#wanted.keys()]) this.#pass(id, member, null);
  }

  /** The metrics of each worker that replies in time. */
  metrics(): Promise<object[][]> {
    return this.#ask((id) => ({ word: 'figures', id }));
  }

  /** Pauses the workers' calls of the backend. Settles when all have paused. */
  async pause(): Promise<void> {
    this.#isHeld = true;
    await this.#ask((id) => ({ word: 'hold', id }));
  }

  /** Ends the pause. */
  release(): void {
    this.#isHeld = false;
    for (const member of this.#members) member.say({ word: 'release' });
  }

  /** Tells all workers that the pages of their build have been rendered. */
  tellRendered(): void {
    for (const member of this.#members) member.say({ word: 'rendered' });
  }

  /** Asks all workers, and waits for those that reply in time. @returns the figures in their replies. */
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

  /** Whether this worker renders the pages. */
  isPublisher(member: Member): boolean {
    return this.#publisher === member;
  }

  /** Handles a message of a worker; ignores other messages of the channel. */
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
      case 'page wanted': {
        const waiting = new Set([...this.#members].filter((member) => member !== from));
        if (waiting.size === 0) return from.say({ word: 'page kept', id: heard.id, page: null });
        this.#wanted.set(heard.id, { asker: from, waiting });
        for (const member of waiting) member.say(heard);
        return;
      }
      case 'page kept':
        return this.#pass(heard.id, from, heard.page);
    }
  }

  /** Passes on the first page that was found, or that no worker has it. */
  #pass(id: string, member: Member, page: SentPage | null): void {
    const wanted = this.#wanted.get(id);
    if (!wanted?.waiting.delete(member) || (!page && wanted.waiting.size > 0)) return;
    this.#wanted.delete(id);
    wanted.asker.say({ word: 'page kept', id, page });
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

  /** Counts a reply. The last one completes the question. */
  #tick(id: string, member: Member): void {
    const order = this.#orders.get(id);
    if (!order?.waiting.delete(member) || order.waiting.size > 0) return;
    this.#orders.delete(id);
    const waiting = Math.max(0, ...order.done.map((one) => one.waiting));
    order.asker.say({ word: 'caught up', id, done: { ...mergeReports(order.done), waiting } });
  }
}
