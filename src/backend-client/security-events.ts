import type { RequestOf } from '@tourbillon/domain/contract/call.ts';
import {
  NOTED_LIMITS,
  type NotedLimit,
  noteSecurityEvent as call,
} from '@tourbillon/domain/contract/security-events.ts';
import { visitorNetwork } from '../platform/request-context.ts';
import { configuration } from '../platform/configuration.ts';
import { askBackend } from './client.ts';

/** What a storefront has recorded. */
export type NotedEvent = RequestOf<typeof call>;

/** Milliseconds in which the same of one network is recorded once by this process. */
const SAME = 10 * 60_000;

/** Events of all networks that this process has recorded in that time at most: a flood is not answered by another. */
const MOST = 500;

/** Decides what is recorded: the first of its kind from a network, and no more than the backend can bear. */
export class NotedEvents {
  readonly #since = new Map<string, number>();
  readonly #now: () => number;

  /** @param now a clock that nobody can set, milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether an event is new. */
  isNew(event: NotedEvent, network: string | undefined): boolean {
    const now = this.#now();
    for (const [key, at] of this.#since) {
      if (now - at < SAME) break;
      this.#since.delete(key);
    }
    const key = `${JSON.stringify(event)} ${network ?? ''}`;
    if (this.#since.has(key) || this.#since.size >= MOST) return false;
    this.#since.set(key, now);
    return true;
  }
}

const noted = new NotedEvents();

/**
 * Has the backend record something, in the visitor's name; nobody waits for it. What it misses while it is away is not
 * sent again.
 */
export function noteSecurityEvent(event: NotedEvent): void {
  if (!noted.isNew(event, visitorNetwork())) return;
  void askBackend(configuration().hosts.main, call, event).catch(() => undefined);
}

/** Has it recorded that a limit was reached. @param name of the limiter, with how wide its networks are. */
export function noteLimit(name: string): void {
  const limit = name.replace(/ wide(st)?$/, '') as NotedLimit;
  noteSecurityEvent({ kind: 'limit_reached', detail: NOTED_LIMITS.includes(limit) ? limit : 'other' });
}
